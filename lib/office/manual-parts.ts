/** The parts of the manual in their order: each is a file in docs/manual/{locale}/, and an anchor on the page of help. */
export const manualParts = [
  'log-in',
  'today',
  'leads',
  'agenda',
  'homes',
  'pictures',
  'projects',
  'import',
  'searches',
  'owners',
  'reviews',
  'pages',
  'menu',
  'figures',
  'staff',
  'settings',
  'personal-data',
  'undo',
  'refused',
] as const;
export type ManualPart = (typeof manualParts)[number];

/** The parts with a picture of the screen, public/images/manual/{locale}/{part}.webp, by `npm run doc:pictures`; all of one size. */
export const pictured: readonly ManualPart[] = [
  'today',
  'leads',
  'agenda',
  'homes',
  'pictures',
  'projects',
  'owners',
  'reviews',
  'pages',
  'personal-data',
];
export const pictureSize = { width: 1000, height: 625 };
