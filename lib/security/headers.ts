/** What a policy lets through beyond the page itself. */
export interface PolicyOptions {
  /** Sources of the frames that a page may hold: hosts of its players, 'self' for the map. */
  frames?: readonly string[];
  /** Sources of its video files. */
  media?: readonly string[];
  /** The answer is the map frame: pages of the site may hold it. */
  isMap?: boolean;
  /** Where the scripts of tags may come from, and what their pictures and requests may go to. */
  scripts?: readonly string[];
  sends?: readonly string[];
  /** An origin that the map may fetch from. */
  host?: string;
}

/** The frames of a page with a map. */
export const mapFrames = ["'self'"] as const;

/** The policy of a page whose inline scripts have these sources, such as `'sha256-…'`; none for a page or answer without scripts. */
export const policy = (
  sources: readonly string[] = [],
  { frames = [], media = [], scripts = [], sends = [], isMap, host }: PolicyOptions = {},
): string =>
  [
    `default-src 'none'; script-src ${["'self'", ...sources, ...scripts].join(' ')}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    ...(media.length > 0 ? [`media-src ${media.join(' ')}`] : []),
    "style-src 'self'",
    ["img-src 'self' data:", host, ...sends].filter(Boolean).join(' '),
    "font-src 'self'",
    ["connect-src 'self'", host, ...sends].filter(Boolean).join(' '),
    "manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'",
    `frame-ancestors ${isMap ? "'self'" : "'none'"}; object-src 'none'`,
  ].join('; ');

/** The players of any page, for who edits the site and sees pages before their policy is made. */
export const anyPlayer: PolicyOptions = { frames: ["'self'", 'https:'], media: ["'self'", 'https:'] };

/** The development server needs eval and inline styles; it serves nobody but the developer. */
export const developmentPolicy = policy(["'unsafe-inline'", "'unsafe-eval'"], anyPlayer).replace(
  "style-src 'self'",
  "style-src 'self' 'unsafe-inline'",
);

/** Sent with every answer; the Content-Security-Policy is made for each page (csp.mjs). */
export const securityHeaders = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains; preload' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
];

/** Of pictures that mails and other sites show: there a browser would refuse them. */
export const sharedHeaders = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }];
