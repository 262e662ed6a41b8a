import { createHash } from 'node:crypto';
import { tryParseJson } from '../base/try-json.ts';
import { frameSource } from '../security/embed-hosts.ts';
import { mapFrames, type PolicyOptions, policy } from '../security/headers.ts';
import { isLoader } from './late-scripts.ts';

// Next's own inline scripts are data only, and late-scripts.ts loads its files. Nothing of another shape is let through.
const firstPush = '(self.__next_f=self.__next_f||[]).push([0])';
/** React's rows, alone or, on the answer to a form, its state after the first push. */
const dataPush = /^self\.__next_f\.push\((\[.*\])\)$/;
const listOfChunks =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\["[\w/.~-]+"(?:,"[\w/.~-]+")*\],"runtimeModuleIds":\[\d+(?:,\d+)*\]\}\);$/;

function isData(script: string): boolean {
  if (script === firstPush || listOfChunks.test(script)) return true;
  const rest = script.startsWith(`${firstPush};`) ? script.slice(firstPush.length + 1) : script;
  const [, pushed] = dataPush.exec(rest) ?? [];
  return pushed !== undefined && tryParseJson(pushed) !== undefined;
}

/** JSON-LD is data to the browser and needs no hash; every other inline script gets one if it has Next's exact shape. Players and tags add their hosts, a map its frame. */
export function pagePolicy(html: string): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', body] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (body && !/\ssrc=/.test(attributes) && (isLoader(body) || isData(body)))
      hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  const { frames, media } = playedOn(html);
  return policy([...hashes], {
    frames: html.includes('data-part="map-host"') || isOffice.test(html) ? [...mapFrames, ...frames] : frames,
    media,
    ...measuredOn(html),
  });
}

/** The office frames pages and maps in its forms; a client-side navigation to a form keeps the policy of the page before. */
const isOffice = /<body[^>]* data-holds-pages=""/;

export const mediaOrigins = (html: string): readonly string[] => playedOn(html).media;

/** The hosts of the tags of a page, as the element of consent.js has them (lib/consent/consent.ts). */
function measuredOn(html: string): Pick<PolicyOptions, 'scripts' | 'sends'> {
  const [, scripts = '', sends = ''] =
    /<script [^>]*src="\/consent\.js"[^>]* data-script-hosts="([^"]*)" data-send-hosts="([^"]*)"/.exec(html) ?? [];
  const list = (hosts: string) => hosts.split(' ').filter(Boolean);
  return { scripts: list(scripts), sends: list(sends) };
}

/** The allowed sources of the players of a page, which components/property/player.tsx marks: hosts of known platforms, and files. */
function playedOn(html: string): Required<Pick<PolicyOptions, 'frames' | 'media'>> {
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
