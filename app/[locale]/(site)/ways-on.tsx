import { pageData } from '@/lib/data/store';
import { pageNames } from '@/lib/routes/routes';
import { ToHome } from './error-page';
import styles from './error-page.module.css';
import { pageLocale } from './frame';
import { NewestHomes } from './newest-homes';
import { PageSearch } from './search-form';

/** Links from a missing page: the search with its buttons to the lists, the projects, the start page, the newest homes. */
export async function WaysOn() {
  const [locale, { paths }] = await Promise.all([pageLocale(), pageData()]);
  return (
    <>
      <PageSearch />
      <p className={styles.ways}>
        <a className="link" href={paths.href({ name: 'projects' }, locale)}>
          {pageNames.projects[locale]}
        </a>
        <ToHome />
      </p>
      <NewestHomes />
    </>
  );
}
