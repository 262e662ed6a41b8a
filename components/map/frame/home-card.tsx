import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { fillWords } from '@/lib/i18n/fill-words';
import type { MapHome, MessageInfo } from '@/lib/map/map-messages';
import type { FoundHome } from '@/lib/search/search-line';
import styles from './home-card.module.css';
import { HomeLinks } from './home-links';

interface HomeCardProps {
  homes: readonly MapHome[];
  info: MessageInfo;
  onClose(): void;
}

/** The home that was chosen on the map; several at one place as a list. Takes the focus, and Escape closes it. */
export function HomeCard({ homes, info, onClose }: HomeCardProps) {
  const { words, homePath } = info;
  const card = useRef<HTMLElement>(null);
  const [first] = homes;
  useEffect(() => card.current?.focus(), []);
  if (!first) return null;
  return (
    <section
      ref={card}
      className={styles.frameCard}
      data-part="home-card"
      tabIndex={-1}
      aria-label={homes.length > 1 ? fillWords(words.cluster, { count: homes.length }) : first.place}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <button type="button" className={styles.frameCardClose} aria-label={words.close} onClick={onClose}>
        <Icon name="x" />
      </button>
      {homes.length > 1 ? (
        <HomeLinks homes={homes} info={info} />
      ) : (
        <OneHome key={first.id} home={first} path={`${homePath}${first.id}/`} words={words} />
      )}
    </section>
  );
}

function OneHome({ home, path, words }: { home: MapHome; path: string; words: MessageInfo['words'] }) {
  const [found, setFound] = useState<FoundHome | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    const load = async () => {
      const home = (await (await fetch(path)).json()) as FoundHome | null;
      // It may be gone since the page was loaded.
      if (home) setFound(home);
      else setMissing(words.gone);
    };
    load().catch(() => setMissing(words.failed));
  }, [path, words]);
  const { radius, price, place } = home;
  return (
    <article className={styles.frameHome}>
      <div className={styles.frameCardPicture}>{found?.picture && <img src={found.picture} alt="" />}</div>
      <p className={styles.framePrice}>{price}</p>
      <h2>
        {found ? (
          <SiteLink href={found.path} target="_top">
            {found.title}
          </SiteLink>
        ) : (
          (missing ?? words.loading)
        )}
      </h2>
      <p className={styles.framePlace}>
        {[place, radius > 0 && words.approximate, found?.pictureLabel].filter(Boolean).join(' · ')}
      </p>
      {found && (
        <ul className="facts">
          {found.facts.map(({ icon, text, label }) => (
            <li key={label}>
              <Icon name={icon} />
              {text}
              <span className="sr-only"> {label}</span>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
