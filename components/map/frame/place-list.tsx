import type { MapMessage } from '../protocol';
import { HomeLinks } from './home-links';
import { shownHomes } from './shown-homes';

/** The homes of a map that cannot be drawn. */
export function PlaceList({ message }: { message: MapMessage }) {
  const { words, groups } = message.messageInfo;
  return (
    <div className="frame-places">
      <p>{words.noWebgl}</p>
      <ul className="home-links">
        {groups.map(({ name, count, path }) => (
          <li key={path}>
            <a href={path} target="_top">
              <strong>{name}</strong>
              <span>{words.cluster.replace('{count}', String(count))}</span>
            </a>
          </li>
        ))}
      </ul>
      <HomeLinks homes={shownHomes(message)} info={message.messageInfo} />
    </div>
  );
}
