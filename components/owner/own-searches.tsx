import { AboutCard } from '@/components/forms/about-card';
import type { AboutView } from '@/components/forms/form-view';
import styles from './account.module.css';

interface Link {
  text: string;
  href: string;
}

export interface OwnSearchesView {
  searches: { id: string; card: AboutView; links: Link[] }[];
  none: string;
  add: Link | null;
}

/** The searches that an account is kept informed of. */
export const OwnSearches = ({ view: { searches, none, add } }: { view: OwnSearchesView }) => (
  <div className={styles.ownSearches} data-part="own-searches">
    {searches.length === 0 && <p className="lead">{none}</p>}
    <ul>
      {searches.map(({ id, card, links }) => (
        <li key={id}>
          <AboutCard about={card} />
          <p className={styles.ownSearchLinks}>
            {links.map(({ text, href }) => (
              <a key={href} className="link" href={href}>
                {text}
              </a>
            ))}
          </p>
        </li>
      ))}
    </ul>
    {add && (
      <p>
        <a className="button" href={add.href}>
          {add.text}
        </a>
      </p>
    )}
  </div>
);
