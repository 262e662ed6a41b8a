import type { SitePicture } from './site-part.ts';

/** The first screen of a page. */
export interface PagePicture {
  name: string;
  path: string;
  isPhone?: true;
}

/** The pictures of the README. */
export const pagePictures: readonly PagePicture[] = [
  { name: 'home.png', path: '/nl/' },
  { name: 'property-phone.png', path: '/nl/property/5816/', isPhone: true },
];

const ofModule = (name: string, path = '/en/test-page/', part = `#${name}`): SitePicture => ({
  name: `module-${name}`,
  path,
  part,
  marks: [],
  height: 640,
});

/** The pictures of docs/modules.md: each kind of module, as the page for editors shows it. */
export const modulePictures: readonly SitePicture[] = [
  ...['text', 'gallery', 'search', 'property-list', 'project-list', 'article', 'category', 'services', 'team'],
  ...['testimonials', 'figures', 'contact'],
  ofModule('form', '/en/contact/', '#form'),
].map((one) => (typeof one === 'string' ? ofModule(one) : one));

/** The pictures of docs/owner-portal.md. */
export const portalPictures: readonly (SitePicture & { isPhone?: true })[] = [
  { name: 'portal-statistics', path: '/en/client-area/', part: 'main', marks: [], height: 1400 },
  {
    name: 'portal-visits-phone',
    path: '/en/client-area/visits/',
    part: 'main',
    marks: [],
    height: 1700,
    isPhone: true,
  },
];
