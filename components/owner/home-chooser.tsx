import { Picture } from '@/components/ui/picture';
import { HomeLine } from './home-line';
import styles from './portal.module.css';
import type { PortalView } from './portal-view';

type Chooser = NonNullable<PortalView['chooser']>;

/** Which homes the section speaks of: none ticked means all. */
export const HomeChooser = ({ chooser: { open, summary, search, ...choice } }: { chooser: Chooser }) => (
  <details className={styles.portalChooser} data-part="portal-chooser" open={open}>
    <summary>{summary}</summary>
    {search && <HomeSearch search={search} action={choice.action} />}
    {choice.homes.length > 0 && <HomeChoice {...choice} />}
  </details>
);

const HomeSearch = ({ search, action }: { search: NonNullable<Chooser['search']>; action: string }) => (
  <search>
    <form method="get" action={action}>
      <label htmlFor="portal-find">{search.label}</label>
      <div className={styles.portalFind}>
        <input id="portal-find" className="input" type="search" name="find" defaultValue={search.words} />
        <button className="button" type="submit">
          {search.submit}
        </button>
      </div>
    </form>
  </search>
);

const HomeChoice = ({ legend, action, show, homes }: Omit<Chooser, 'open' | 'summary' | 'search'>) => (
  <form method="get" action={action}>
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <ul>
        {homes.map(({ id, chosen, address, home, picture }) => (
          <li key={id}>
            <label>
              <input type="checkbox" name="homes" value={id} defaultChecked={chosen} />
              {picture && <Picture picture={{ ...picture, alt: '' }} sizes="thumb" />}
              <span>
                <strong>{address}</strong>
                <HomeLine home={home} />
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
    <button className="button button-quiet" type="submit">
      {show}
    </button>
  </form>
);
