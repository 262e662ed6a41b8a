import attributesStyles from '@/components/property/attributes.module.css';
import propertyStyles from '@/components/property/property.module.css';
import { type Fact, FactList } from '@/components/ui/fact-list';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import styles from './project.module.css';

/** Who builds, where, and under which rules of sale: names and values in two columns. */
export const ProjectFacts = ({ title, rows }: { title: string; rows: Fact[] }) =>
  rows.length > 0 && (
    <section className={propertyStyles.propertySection}>
      <h2>{title}</h2>
      <FactList className={attributesStyles.attributes} facts={rows} />
    </section>
  );

/** What a visitor can ask for; each leads to the form about the project. */
export const ProjectDocuments = ({
  title,
  documents,
}: {
  title: string;
  documents: { name: string; path: string }[];
}) =>
  documents.length > 0 && (
    <section className={propertyStyles.propertySection} id="documents">
      <h2>{title}</h2>
      <ul className={styles.projectDocuments}>
        {documents.map(({ name, path }) => (
          <li key={name}>
            <SiteLink className="button button-quiet" href={path}>
              <Icon name="file-text" />
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
