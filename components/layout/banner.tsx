import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { PictureView } from '@/lib/catalogue/picture-views';
import styles from './banner.module.css';

export interface BannerView {
  heading: string;
  text: string | null;
  media: BannerMedia;
}

type BannerMedia =
  | { type: 'none' }
  | { type: 'image'; picture: PictureView; phone?: PictureView }
  | { type: 'gallery'; label: string; pictures: { view: PictureView; label: string }[] }
  /** The mark `data-player` lets the page's policy allow the file (lib/security/headers.ts). */
  | { type: 'video'; label: string; close: string; source: string; picture: PictureView; phone?: PictureView };

/** What opens the home page: a picture, several, a video or none, with the claim and the search block (`children`) over it. */
export const Banner = ({ banner: { heading, text, media }, children }: { banner: BannerView; children: ReactNode }) => (
  <section className={[styles.banner, styles[`banner-${media.type}`]].filter(Boolean).join(' ')} data-part="banner">
    <Media media={media} />
    <div className={`wrap ${styles.bannerText}`}>
      <h1>{heading}</h1>
      {text && <p>{text}</p>}
      {children}
    </div>
  </section>
);

function Media({ media }: { media: BannerMedia }) {
  switch (media.type) {
    case 'none':
      return null;
    case 'image':
      return <Picture picture={media.picture} sizes="banner" eager phone={media.phone} />;
    case 'gallery':
      return <Gallery label={media.label} pictures={media.pictures} />;
    case 'video':
      return (
        <>
          <Picture picture={media.picture} sizes="banner" eager phone={media.phone} />
          <details className={styles.bannerPlayer} name="banner-player">
            <summary className="button">
              <span>{media.label}</span>
              <span>{media.close}</span>
            </summary>
            <video
              data-player={media.source}
              data-player-element="video"
              src={media.source}
              controls
              muted
              playsInline
              preload="none"
            />
          </details>
        </>
      );
  }
}

/** Pictures to be swiped, or chosen by their numbers; nothing moves by itself. */
const Gallery = ({ label, pictures }: { label: string; pictures: { view: PictureView; label: string }[] }) => (
  <>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reached by the keyboard */}
    <section className={styles.bannerStrip} aria-label={label} tabIndex={0}>
      {pictures.map(({ view }, index) => (
        <div key={view.stem} id={`banner-${index + 1}`}>
          <Picture picture={view} sizes="banner" eager={index === 0} />
        </div>
      ))}
    </section>
    <nav className={styles.bannerNumbers} aria-label={label}>
      {pictures.map(({ view, label: name }, index) => (
        <a key={view.stem} href={`#banner-${index + 1}`} aria-label={name}>
          {index + 1}
        </a>
      ))}
    </nav>
  </>
);
