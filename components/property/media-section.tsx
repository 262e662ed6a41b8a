import { Icon } from '@/components/ui/icon';
import { Picture, pictureUrl } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import type { PictureView } from '@/lib/catalogue/picture-views';
import mediaStyles from './media.module.css';
import { Player } from './player';
import styles from './property.module.css';

export interface MediaView {
  title: string;
  /** Where it comes from and what a click does: "Plays with YouTube, which may set cookies". */
  note: string;
  poster: PictureView;
  /** Where the link leads without a script. */
  page: string;
  player: { element: 'frame' | 'video'; src: string } | null;
}

/** Videos or tours of a home, each a link on a picture of ours until it is clicked; nothing where there are none. */
export function MediaSection({ id, title, media }: { id: string; title: string; media: MediaView[] }) {
  if (media.length === 0) return null;
  return (
    <section id={id} className={styles.propertySection} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className={mediaStyles.mediaGrid}>
        {media.map((medium) => (
          <figure key={medium.page}>
            <Medium medium={medium} />
            <figcaption>{medium.note}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

function Medium({ medium: { title, poster, page, player } }: { medium: MediaView }) {
  const link = (
    <SiteLink className={mediaStyles.mediaLink} href={page}>
      <Picture picture={{ ...poster, alt: '' }} sizes="hero" />
      <span className={mediaStyles.mediaPlay}>
        <Icon name="play" />
        {title}
      </span>
    </SiteLink>
  );
  if (!player) return link;
  return (
    <Player player={player} title={title} poster={pictureUrl(poster, poster.width, 'webp')}>
      {link}
    </Player>
  );
}
