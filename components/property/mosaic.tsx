import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { marqueeOf } from '@/lib/catalogue/availability';
import { isTakeover } from '@/lib/catalogue/goal';
import { pictureViews } from '@/lib/catalogue/picture-views';
import type { Property } from '@/lib/catalogue/schema/property';
import type { Snapshot } from '@/lib/content/snapshot';
import { StaticHtml } from '@/lib/next/static-html';
import { Carousel } from './carousel';
import { PictureLink } from './picture-link';
import styles from './pictures.module.css';

/** How many pictures the mosaic of a wide screen shows: one large, four small. */
const mosaicSize = 5;

/**
 * The pictures that a property page opens with: a strip to swipe on a narrow screen, a mosaic on a wide one. "All" opens the lightbox;
 * without JavaScript it leads to the mosaic itself, which then shows every picture.
 */
export async function Mosaic({ home, data: { catalogue } }: { home: Property; data: Snapshot }) {
  const [locale, t, goal] = await Promise.all([getLocale(), getTranslations('property'), getTranslations('goal')]);
  const pictures = pictureViews(catalogue, home.pictures, locale);
  const marquee = marqueeOf(home, catalogue);
  const ribbon = marquee?.name[locale] ?? (isTakeover(home.goal) ? goal('takeover') : null);
  const shown = Math.min(pictures.length, mosaicSize);
  const sizeOf = (index: number) => {
    if (shown <= 2) return 'hero';
    return index === 0 ? 'mosaicLarge' : 'mosaicSmall';
  };
  return (
    <div id="pictures" className={`${styles.mosaic} ${styles[`mosaic-${shown}`]}`}>
      <StaticHtml name="pictures">
        <div className={styles.mosaicStrip} data-strip="">
          {pictures.map((picture, i) => (
            <PictureLink
              key={picture.stem}
              picture={picture}
              sizes={sizeOf(i)}
              eager={i === 0}
              count={pictures.length > 1 ? `${i + 1}/${pictures.length}` : undefined}
            />
          ))}
        </div>
      </StaticHtml>
      {ribbon && <p className={marquee?.closed ? `ribbon ${styles.ribbonClosed}` : 'ribbon'}>{ribbon}</p>}
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
