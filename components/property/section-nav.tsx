import { getTranslations } from 'next-intl/server';
import styles from './section-nav.module.css';

export interface NavEntry {
  /** The id of the section. */
  id: string;
  name: string;
}

/** Links to the sections of the page, which stay in view below the header. */
export async function SectionNav({ entries }: { entries: NavEntry[] }) {
  const t = await getTranslations('property');
  return (
    <nav className={styles.sectionNav} data-part="section-nav" aria-label={t('sections')}>
      <ul>
        {entries.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
