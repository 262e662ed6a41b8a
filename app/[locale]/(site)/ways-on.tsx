import { pageData } from '@/lib/data/store';
import { pageNames, type Route } from '@/lib/routes/routes';
import { ToHome } from './error-page';
import styles from './error-page.module.css';
import { pageLocale } from './frame';
import { NewestHomes } from './newest-homes';
import { PageSearch } from './search-form';

const pages: readonly [keyof typeof pageNames, Route][] = [
  ['projects', { name: 'projects' }],
  ['references', { name: 'listings', list: 'references' }],
];

/** Links from a missing page: the search with its buttons to the lists, what they do not lead to, the start page, the newest homes. */
export async function WaysOn() {
  const [locale, { paths }] = await Promise.all([pageLocale(), pageData()]);
  return (
    <>
      <PageSearch />
      <p className={styles.ways}>
        {pages.map(([name, route]) => (
          <a key={name} className="link" href={paths.href(route, locale)}>
            {pageNames[name][locale]}
          </a>
        ))}
        <ToHome />
      </p>
      <NewestHomes />
    </>
  );
}
