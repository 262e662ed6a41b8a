import type { MapHome, MessageInfo } from '@/lib/map/map-messages';
import styles from './home-card.module.css';

interface HomeLinksProps {
  homes: readonly MapHome[];
  info: MessageInfo;
}

/** Homes as links, by the address that the site answers with a redirect to the home's own. */
export const HomeLinks = ({ homes, info: { language, words } }: HomeLinksProps) => (
  <ul className={styles.homeLinks}>
    {homes.map(({ id, radius, price, place }) => (
      <li key={id}>
        <a href={`/${language}/property/${id}/`} target="_top">
          <strong>{price}</strong>
          <span>{radius > 0 ? `${place} · ${words.approximate}` : place}</span>
        </a>
      </li>
    ))}
  </ul>
);
