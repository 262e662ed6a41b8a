/** Matches pictures whose content never changes under their name; those for social media end in "-og". */
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
  'api/shortlist/',
  'api/travel/',
  'api/views/',
  'api/forms/',
  'api/account/',
  'api/office/',
  'api/my-data/',
  'api/health/',
  'images/',
];

const files = [
  'videos/[\\w-]+\\.\\w+',
  'map-frame/base-map\\.json',
  'map-frame/(?:map|sample)\\.pmtiles',
  pictureFile,
  'icons\\.svg',
  '(?:consent|page)\\.js',
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

/** The paths without middleware, as a source for next.config.ts; none of them is a page of the site. */
export const excludedPaths = `/:path(${[...folders.map((folder) => `${folder}.*`), ...files].join('|')})`;

/** All other paths. The middleware repeats this matcher as a literal, since Next reads it from the source (tests/unit/http/headers.test.ts). */
export const matcher = `/((?!${[...folders, ...files.map((file) => `${file}$`)].join('|')}).*)`;
