import { Icon } from '@/components/ui/icon';
import type { PictureView } from '@/lib/catalogue/picture-views';
import { StaticHtml } from '@/lib/next/static-html';
import { Carousel } from './carousel';
import { PictureLink } from './picture-link';
import styles from './pictures.module.css';

/** How many pictures the mosaic of a wide screen shows: one large, four small. */
const mosaicSize = 5;

export interface MosaicView {
  pictures: PictureView[];
  /** Name of the marquee, or the word for a take-over. */
  ribbon: { text: string; closed: boolean } | null;
  /** "View all 8 photos" */
  all: string;
  words: { play: string; pause: string };
}

/**
 * The pictures that a property page opens with: a strip to swipe on a narrow screen, a mosaic on a wide one. "All" opens the lightbox;
 * without JavaScript it leads to the mosaic itself, which then shows every picture.
 */
export function Mosaic({ mosaic: { pictures, ribbon, all, words } }: { mosaic: MosaicView }) {
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
            <PictureLink key={picture.stem} picture={picture} sizes={sizeOf(i)} eager={i === 0} />
          ))}
        </div>
      </StaticHtml>
      {ribbon && <p className={ribbon.closed ? `ribbon ${styles.ribbonClosed}` : 'ribbon'}>{ribbon.text}</p>}
      {pictures.length > 1 && (
        <>
          <Carousel words={words} icons={{ play: <Icon name="play" />, pause: <Icon name="pause" /> }} />
          <a className={styles.mosaicAll} data-part="mosaic-all" href="#pictures" data-pictures="">
            <Icon name="images" />
            {all}
          </a>
        </>
      )}
    </div>
  );
}
