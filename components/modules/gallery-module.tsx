import { Picture, type PictureView } from '@/components/ui/picture';
import { sizeInRow } from '@/components/ui/picture-sizes';
import type { ModuleProps } from './module-view';

export interface GalleryModuleView {
  view: 'gallery';
  perRow: number;
  pictures: PictureView[];
}

/** Pictures side by side. */
export const GalleryModule = ({ module: { perRow, pictures } }: ModuleProps<GalleryModuleView>) => (
  <div className={`item-grid per-row-${perRow} gallery-module`}>
    {pictures.map((picture) => (
      <Picture key={picture.stem} picture={picture} sizes={sizeInRow(perRow)} />
    ))}
  </div>
);
