import type { SitePicture } from './site-part.ts';

/** Of docs/editors: the office as an owner of the agency sees it, in the database of the demo. */
export const officePictures: readonly SitePicture[] = [
  { name: 'office-today', path: '/en/office/', part: 'main', marks: [], height: 900 },
];
