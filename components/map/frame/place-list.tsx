import { fillWords } from '@/lib/i18n/fill-words';
import type { MapMessage } from '@/lib/map/map-messages';
import homeCardStyles from './home-card.module.css';
import { HomeLinks } from './home-links';
import styles from './map-frame.module.css';
import { shownHomes } from './shown-homes';

/** The homes of a map that cannot be drawn. */
export function PlaceList({ message }: { message: MapMessage }) {
  const { words, groups } = message.messageInfo;
  return (
    <div className={styles.framePlaces}>
      <p>{words.noWebgl}</p>
      <ul className={homeCardStyles.homeLinks}>
        {groups.map(({ name, count, path }) => (
          <li key={path}>
            <a href={path} target="_top">
              <strong>{name}</strong>
              <span>{fillWords(words.cluster, { count })}</span>
            </a>
          </li>
        ))}
      </ul>
      <HomeLinks homes={shownHomes(message)} info={message.messageInfo} />
    </div>
  );
}
