/** The sources that a policy allows in addition to the page's own files. */
export interface PolicyOptions {
  /** Sources of frames: hosts of video players, 'self' for the map. */
  frames?: readonly string[];
  /** Sources of its video files. */
  media?: readonly string[];
  /** Pages of the site may embed the response: the map, and what is edited in the office. */
  isFramed?: boolean;
  /** Sources of the scripts of tags, and hosts that their pictures and requests may go to. */
  scripts?: readonly string[];
  sends?: readonly string[];
  /** An origin that the map may fetch from. */
  host?: string;
}

/** The frames of a page with a map, and of the office. */
export const mapFrames = ["'self'"] as const;

/** The policy of a page whose inline scripts have these sources, such as `'sha256-…'`; none for a page or answer without scripts. */
export const policy = (
  sources: readonly string[] = [],
  { frames = [], media = [], scripts = [], sends = [], isFramed, host }: PolicyOptions = {},
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
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}; object-src 'none'`,
  ].join('; ');

const anyFrame: PolicyOptions = { frames: ["'self'", 'https:'], media: ["'self'", 'https:'], isFramed: true };

/** The development server needs eval, inline styles, players from any host and frames of every page; it serves the developer only. */
export const developmentPolicy = policy(["'unsafe-inline'", "'unsafe-eval'"], anyFrame).replace(
  "style-src 'self'",
  "style-src 'self' 'unsafe-inline'",
);

/** The policy of a mail shown to staff: only its inline styles and embedded pictures are allowed. */
export const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; sandbox";

/** The policy of an uploaded file: if a browser opens it, nothing in it runs. */
export const filePolicy = "default-src 'none'; sandbox";

/** Sent with every response; the Content-Security-Policy is made for each page. */
export const securityHeaders = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains; preload' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(self), browsing-topics=()' },
];

/** For pictures in mails and on other sites, where browsers would block them otherwise. */
export const sharedHeaders = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }];
