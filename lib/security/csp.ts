import { createHash } from 'node:crypto';
import { frameSource } from '../media/embed-hosts.ts';

// Next's own inline scripts are data only (React's flight rows and the list of chunks), and lib/kept-pages/late-scripts.ts loads its
// files. Nothing of another shape is let through.
const dataScripts = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  /^self\.__next_f\.push\(\[\d+,"(?:[^"\\]|\\.)*"\]\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\["[\w/.~-]+"(?:,"[\w/.~-]+")*\],"runtimeModuleIds":\[\d+(?:,\d+)*\]\}\);$/,
  /^addEventListener\("load",\(\)=>\{for\(const src of \["\/_next\/static\/[\w/.~-]+"(?:,"\/_next\/static\/[\w/.~-]+")*\]\)document\.head\.append\(Object\.assign\(document\.createElement\("script"\),\{src\}\)\)\}\)$/,
];

/** What a policy lets through beyond the page itself. */
export interface Openings {
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
  { frames = [], media = [], scripts = [], sends = [], isMap, host }: Openings = {},
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
export const anyPlayer: Openings = { frames: ["'self'", 'https:'], media: ["'self'", 'https:'] };

/** The development server needs eval and inline styles; it serves nobody but the developer. */
export const developmentPolicy = policy(["'unsafe-inline'", "'unsafe-eval'"], anyPlayer).replace(
  "style-src 'self'",
  "style-src 'self' 'unsafe-inline'",
);

/** JSON-LD is data to the browser and needs no hash; every other inline script gets one if it has Next's exact shape. Players and tags add their hosts, a map its frame. */
export function policyOf(html: string): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', body] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (body && !/\ssrc=/.test(attributes) && dataScripts.some((shape) => shape.test(body)))
      hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  const { frames, media } = playedOn(html);
  return policy([...hashes], {
    frames: html.includes('class="map-host"') ? [...mapFrames, ...frames] : frames,
    media,
    ...measuredOn(html),
  });
}

/** The hosts of the tags of a page, as the element of consent.js has them (lib/measurement/consent-view.ts). */
function measuredOn(html: string): Pick<Openings, 'scripts' | 'sends'> {
  const [, scripts = '', sends = ''] =
    /<script [^>]*src="\/consent\.js"[^>]* data-script-hosts="([^"]*)" data-send-hosts="([^"]*)"/.exec(html) ?? [];
  const list = (hosts: string) => hosts.split(' ').filter(Boolean);
  return { scripts: list(scripts), sends: list(sends) };
}

/** What the players of a page, which components/property/player.tsx marks, may load: hosts of known platforms, and files. */
function playedOn(html: string): Required<Pick<Openings, 'frames' | 'media'>> {
  const found = [...html.matchAll(/ data-player="([^"]+)" data-player-element="(frame|video)"/g)];
  const sources = (element: string, sourceOf: (address: string) => string | null) => [
    ...new Set(found.flatMap(([, address = '', kind]) => (kind === element ? (sourceOf(address) ?? []) : []))),
  ];
  return { frames: sources('frame', frameSource), media: sources('video', mediaSource) };
}

const mediaSource = (address: string): string | null => {
  if (address.startsWith('/')) return "'self'";
  return /^https:\/\/[\w.-]+\//.exec(address)?.[0].slice(0, -1) ?? null;
};
