import { pageData } from '@/lib/data/store';
import { pageNames, type Route } from '@/lib/routes/routes';
import { ToHome } from './error-page';
import styles from './error-page.module.css';
import { pageLocale } from './frame';
import { NewestHomes } from './newest-homes';
import { PageSearch } from './search-form';

const lists: readonly [keyof typeof pageNames, Route][] = [
  ['sale', { name: 'listings', list: 'sale' }],
  ['rent', { name: 'listings', list: 'rent' }],
  ['projects', { name: 'projects' }],
];

/** Links from a missing page: the search, what there is to buy and rent, the start page, the newest homes. */
export async function WaysOn() {
  const [locale, { paths }] = [await pageLocale(), await pageData()];
  return (
    <>
      <PageSearch />
      <p className={styles.ways}>
        {lists.map(([name, route]) => (
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
