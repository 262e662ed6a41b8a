import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { marqueeOf } from '@/lib/catalogue/availability';
import { isTakeover } from '@/lib/catalogue/goal';
import { type PictureView, pictureViews } from '@/lib/catalogue/pictures/picture-views';
import type { Property } from '@/lib/catalogue/schema/property';
import type { Snapshot } from '@/lib/content/snapshot';
import { StaticHtml } from '@/lib/next/static-html';
import { Carousel } from './carousel';
import { PictureLink } from './picture-link';
import styles from './pictures.module.css';

/** The number of pictures in the mosaic of a wide screen: one large, four small. */
const mosaicSize = 5;

/** The pictures of a home; what is said of it stands on the first. */
export async function HomeMosaic({ home, data: { catalogue } }: { home: Property; data: Snapshot }) {
  const [locale, goal] = await Promise.all([getLocale(), getTranslations('goal')]);
  const marquee = marqueeOf(home, catalogue);
  const ribbon = marquee?.name[locale] ?? (isTakeover(home.goal) ? goal('takeover') : null);
  return (
    <Mosaic
      pictures={pictureViews(catalogue, home.pictures, locale)}
      ribbon={ribbon}
      isClosed={marquee?.closed === true}
    />
  );
}

interface MosaicProps {
  pictures: readonly PictureView[];
  ribbon: string | null;
  /** Whether what the pictures show can no longer be had. */
  isClosed: boolean;
}

/**
 * The pictures that the page of a home or of a project opens with: a strip to swipe on a narrow screen, a mosaic on a wide one. "All" opens
 * the lightbox; without JavaScript it leads to the mosaic itself, which then shows every picture.
 */
export async function Mosaic({ pictures, ribbon, isClosed }: MosaicProps) {
  const t = await getTranslations('property');
  const shown = Math.min(pictures.length, mosaicSize);
  const pictureSize = (index: number) => {
    if (shown <= 2) return 'hero';
    return index === 0 ? 'mosaicLarge' : 'mosaicSmall';
  };
  return (
    <div id="pictures" className={`${styles.mosaic} ${styles[`mosaic-${shown}`]}`}>
      <StaticHtml name="pictures">
        <div className={styles.mosaicStrip} data-strip="">
          {pictures.map((picture, i) => (
            <PictureLink key={picture.stem} picture={picture} sizes={pictureSize(i)} eager={i === 0}>
              {pictures.length > 1 && (
                <span className={styles.pictureCount} aria-hidden="true">
                  {`${i + 1}/${pictures.length}`}
                </span>
              )}
            </PictureLink>
          ))}
        </div>
      </StaticHtml>
      {ribbon && <p className={isClosed ? `ribbon ${styles.ribbonClosed}` : 'ribbon'}>{ribbon}</p>}
      {pictures.length > 1 && (
        <>
          <Carousel
            words={{ play: t('playCarousel'), pause: t('pauseCarousel') }}
            icons={{ play: <Icon name="play" />, pause: <Icon name="pause" /> }}
          />
          <a className={styles.mosaicAll} data-part="mosaic-all" href="#pictures" data-pictures="" data-needs-script="">
            <Icon name="images" />
            {t('allPictures', { count: pictures.length })}
          </a>
        </>
      )}
    </div>
  );
}
