import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { PictureView } from '@/lib/catalogue/pictures/picture-views';
import type { BannerView } from '@/lib/content/frame/views';
import styles from './banner.module.css';

/** The banner of the home page: a picture, several, a video or none, under the claim and the search block (`children`). */
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

async function Media({ media }: { media: BannerView['media'] }) {
  const [t, layout] = await Promise.all([getTranslations('modules'), getTranslations('layout')]);
  switch (media.type) {
    case 'none':
      return null;
    case 'image':
      return <Picture picture={media.picture} sizes="banner" eager phone={media.phone} />;
    case 'gallery':
      return (
        <Gallery pictures={media.pictures} label={t('pictures')} numbered={(number) => t('picture', { number })} />
      );
    case 'video':
      return (
        <>
          <Picture picture={media.picture} sizes="banner" eager phone={media.phone} />
          <details className={styles.bannerPlayer} name="banner-player">
            <summary className="button">
              <span>{t('play')}</span>
              <span>{layout('close')}</span>
            </summary>
            {/* The mark `data-player` lets the page's policy allow the file (lib/security/headers.ts). */}
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

interface GalleryProps {
  pictures: PictureView[];
  label: string;
  /** The name of the link to a picture, by its number from 1. */
  numbered: (number: number) => string;
}

/** Pictures that visitors swipe or choose by number; there is no automatic movement. */
const Gallery = ({ pictures, label, numbered }: GalleryProps) => (
  <>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reached by the keyboard */}
    <section className={styles.bannerStrip} aria-label={label} tabIndex={0}>
      {pictures.map((view, index) => (
        <div key={view.stem} id={`banner-${index + 1}`}>
          <Picture picture={view} sizes="banner" eager={index === 0} />
        </div>
      ))}
    </section>
    <nav className={styles.bannerNumbers} aria-label={label}>
      {pictures.map((view, index) => (
        <a key={view.stem} href={`#banner-${index + 1}`} aria-label={numbered(index + 1)}>
          {index + 1}
        </a>
      ))}
    </nav>
  </>
);
