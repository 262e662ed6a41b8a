import type { SitePicture } from './site-part.ts';

/** A data file as a text editor shows it, with the lines that an editor changes highlighted. */
export interface FilePicture {
  name: string;
  /** In the data folder. */
  file: string;
  /** One entry for each marked line: its path of keys, outermost first. */
  marks: readonly (readonly string[])[];
  /** Lines shown before and after each mark. */
  around: readonly [number, number];
}

const languages = ['nl', 'fr', 'en', 'de'];
const home = { file: 'properties/5816.json', path: '/nl/property/5816/' };

export const filePictures: readonly FilePicture[] = [
  {
    name: 'text-file',
    file: 'header.json',
    marks: languages.map((language) => ['banner', 'heading', language]),
    around: [2, 3],
  },
  {
    name: 'menu-file',
    file: 'menu.json',
    marks: [...languages.map((language) => ['over-ons', 'name', language]), ['over-ons', 'sort']],
    around: [2, 4],
  },
  { name: 'home-file', file: home.file, marks: [['status'], ['layout', 'bedrooms']], around: [2, 2] },
  {
    name: 'price-file',
    file: home.file,
    marks: [['marquee'], ['updatedAt'], ['price', 'amount']],
    around: [2, 2],
  },
  {
    name: 'history-file',
    file: home.file,
    marks: [
      ['history', 'amount', 'date'],
      ['history', 'amount', 'amount'],
      ['history', 'marquee'],
    ],
    around: [6, 2],
  },
  {
    name: 'picture-file',
    file: 'pictures.json',
    marks: [['ext-modern-03'], ...languages.map((language) => ['ext-modern-03', 'alt', language])],
    around: [1, 2],
  },
  { name: 'picture-home-file', file: home.file, marks: [['pictures']], around: [2, 2] },
];

export const sitePictures: readonly SitePicture[] = [
  { name: 'text-site', path: '/nl/', part: '[data-part="banner"]', marks: ['h1'], height: 720 },
  {
    name: 'menu-site',
    path: '/nl/contact/',
    open: '[popovertarget="submenu-over-ons"]',
    part: 'body',
    marks: ['[data-part="submenu-button"]'],
    height: 320,
  },
  {
    name: 'home-site',
    path: home.path,
    part: '[data-part="property-head"]',
    marks: ['dl > :first-child'],
    height: 415,
  },
  { name: 'withdrawn-site', path: '/nl/property/6058/', part: 'main', marks: ['h1'], height: 440 },
  {
    name: 'price-site',
    path: home.path,
    part: '[data-part="property-head"]',
    marks: ['[data-part="property-kind"] > span', 'h1 + p + div > :first-child'],
    height: 330,
  },
  {
    name: 'history-site',
    path: home.path,
    part: '#history',
    marks: ['tbody tr:last-child'],
    height: 400,
  },
  { name: 'picture-site', path: home.path, part: '#pictures', marks: ['[data-strip] > :first-child'], height: 600 },
];
