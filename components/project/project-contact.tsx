import { getTranslations } from 'next-intl/server';
import styles from '@/components/property/broker.module.css';
import propertyStyles from '@/components/property/property.module.css';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { ProjectContactView } from '@/lib/catalogue/project-page';
import { mailLink } from '@/lib/catalogue/property-actions';
import type { Project } from '@/lib/catalogue/schema/lists';
import projectStyles from './project.module.css';

interface ContactProps {
  project: Pick<Project, 'name' | 'documents'>;
  contact: ProjectContactView;
}

/** The form about the project, or a mail with that subject. */
const askHref = ({ formPath, email }: ProjectContactView, subject: string): string =>
  formPath ?? mailLink(email, { subject });

/** Who sells the project, and how to reach them; stays in view on a wide screen. */
export async function ProjectContact({ project, contact }: ContactProps) {
  const [t, property] = await Promise.all([getTranslations('project'), getTranslations('property')]);
  const { name, initials, role, phone, callPath } = contact;
  return (
    <section className={styles.broker} aria-label={property('broker')}>
      <div className={styles.brokerPerson}>
        <span className={styles.brokerInitials} aria-hidden="true">
          {initials}
        </span>
        <div>
          <h2>{name}</h2>
          <p>{role}</p>
        </div>
      </div>
      <div className={styles.brokerActions} data-part="broker-actions">
        <SiteLink className="button" href={askHref(contact, t('askSubject', { project: project.name }))}>
          <Icon name="mail" />
          {t('ask')}
        </SiteLink>
        <SiteLink
          className="button button-quiet figures"
          href={callPath}
          aria-label={`${property('call', { name })}, ${phone}`}
        >
          <Icon name="phone" />
          {phone}
        </SiteLink>
      </div>
    </section>
  );
}

/** The same two actions at the foot of a telephone's screen. */
export async function ProjectContactBar({ project, contact }: ContactProps) {
  const [t, property] = await Promise.all([getTranslations('project'), getTranslations('property')]);
  return (
    <div className={styles.contactBar} data-contact-bar="">
      <SiteLink className="button button-quiet" href={contact.callPath}>
        <Icon name="phone" />
        {property('callShort')}
      </SiteLink>
      <SiteLink className="button" href={askHref(contact, t('askSubject', { project: project.name }))}>
        <Icon name="mail" />
        {t('ask')}
      </SiteLink>
    </div>
  );
}

/** What a visitor can ask for; each leads to the form about the project. */
export async function ProjectDocuments({ project, contact }: ContactProps) {
  if (project.documents.length === 0) return null;
  const t = await getTranslations('project');
  const documents = project.documents.map((kind) => {
    const name = t(`documentKinds.${kind}`);
    return { name, href: askHref(contact, t('documentSubject', { document: name, project: project.name })) };
  });
  return (
    <section className={propertyStyles.propertySection} id="documents">
      <h2>{t('documents')}</h2>
      <ul className={projectStyles.projectDocuments}>
        {documents.map(({ name, href }) => (
          <li key={name}>
            <SiteLink className="button button-quiet" href={href}>
              <Icon name="file-text" />
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
