import { Icon } from '@/components/ui/icon';
import type { PictureView } from '@/components/ui/picture';
import { PictureLink } from './picture-link';

/** How many pictures the mosaic shows: one large, four small; the others have a place of their own further down. */
export const mosaicSize = 5;

export interface MosaicView {
  pictures: PictureView[];
  /** Name of the marquee, or the word for a take-over. */
  ribbon: string | null;
  /** "View all 8 photos" */
  all: string;
}

/** The pictures that a property page opens with; without JavaScript "all" leads to `morePath`, where the others are. */
export function Mosaic({ mosaic: { pictures, ribbon, all }, morePath }: { mosaic: MosaicView; morePath: string }) {
  const shown = pictures.slice(0, mosaicSize);
  return (
    <div className={`mosaic mosaic-${shown.length}`}>
      {shown.map((picture, i) => (
        <PictureLink
          key={picture.stem}
          picture={picture}
          sizes={i > 0 ? 'mosaicSmall' : shown.length > 2 ? 'mosaicLarge' : 'hero'}
          eager={i === 0}
        />
      ))}
      {ribbon && <p className="ribbon">{ribbon}</p>}
      {pictures.length > 1 && (
        <a className="mosaic-all" href={morePath} data-pictures="">
          <Icon name="images" />
          {all}
        </a>
      )}
    </div>
  );
}
