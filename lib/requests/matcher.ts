/** A picture that never changes under its name; those for social media end in "-og". */
export const pictureFile = 'pictures/[\\w-]+-[0-9a-f]{8}-(?:\\d+|og)\\.(?:avif|webp|jpg)';

const folders = [
  '_next/',
  'api/captcha/',
  'api/documents/',
  'api/owner/documents/',
  'api/subscription/',
  'api/search/',
  'api/homes/',
  'api/poster/',
  'api/map/',
  'api/preview/leave/',
  'api/visits/',
  'api/views/',
  'api/forms/',
  'api/account/',
  'api/health/',
  'images/',
];

const files = [
  'videos/[\\w-]+\\.\\w+',
  'map-frame/base-map\\.json',
  pictureFile,
  'icons\\.svg',
  'consent\\.js',
  'icon\\.svg',
  'favicon\\.ico',
  'apple-touch-icon\\.png',
  'logo\\.svg',
  'og\\.png',
  'feeds/(?:kyero\\.xml|homes\\.json)',
  'robots\\.txt',
  '\\.well-known/security\\.txt',
  'sitemap\\.xml',
  'sitemap-\\d+\\.xml',
];

/** What the middleware leaves alone, as a source of next.config.ts: no page of the site. */
export const excludedPaths = `/:path(${[...folders.map((folder) => `${folder}.*`), ...files].join('|')})`;

/** All other paths, as the matcher of the middleware: Next reads that from the source and takes no constant there (tests/unit/requests/left-alone.test.ts). */
export const matcher = `/((?!${[...folders, ...files.map((file) => `${file}$`)].join('|')}).*)`;
