import { isUnder, makerOf, players, type TourMaker } from '../security/embed-hosts.ts';

export const videoTypes = ['mp4', 'mov', 'wmv', 'avi', 'flv', 'webm'] as const;
export type VideoType = (typeof videoTypes)[number];
/** The types that browsers play; others are offered as a file. */
const playable: ReadonlySet<string> = new Set<VideoType>(['mp4', 'mov', 'webm']);

export interface MediaLink {
  kind: 'file' | 'youtube' | 'vimeo' | 'facebook' | TourMaker;
  /** The address that the link opens without a script: the video's own page, or the file. */
  page: string;
  /** The source that is played in place; null for a file that no browser plays. */
  player: { element: 'frame' | 'video'; src: string } | null;
}

/** The address under which the files of data/videos are served. */
const ownFiles = '/videos/';
const ownFile = /^[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z0-9]+$/;

const videoType = (path: string): VideoType | null => {
  const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase();
  return videoTypes.find((type) => type === ending) ?? null;
};

const fileLink = (page: string, type: VideoType): MediaLink => ({
  kind: 'file',
  page,
  player: playable.has(type) ? { element: 'video', src: page } : null,
});

/** Parses an https address; null for any other text. */
const secure = (link: string): URL | null => {
  const url = URL.canParse(link) ? new URL(link) : null;
  return url?.protocol === 'https:' && url.username === '' && url.port === '' ? url : null;
};

const toFrame = (kind: MediaLink['kind'], page: string, src = page): MediaLink => ({
  kind,
  page,
  player: { element: 'frame', src },
});

/** Reads the id of a YouTube video, eleven characters, from any kind of its addresses. */
function youtube({ hostname, pathname, searchParams }: URL): MediaLink | null {
  const short = isUnder(hostname, 'youtu.be');
  if (!short && !isUnder(hostname, 'youtube.com') && !isUnder(hostname, 'youtube-nocookie.com')) return null;
  const id =
    searchParams.get('v') ?? (short ? /^\/([^/]+)\/?$/ : /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/).exec(pathname)?.[1];
  if (!id || !/^[\w-]{11}$/.test(id)) return null;
  return toFrame('youtube', `https://www.youtube.com/watch?v=${id}`, `${players.youtube}/embed/${id}?autoplay=1&rel=0`);
}

/** The possible path before the number of a video: its player, its channel, group or showcase, or its author's pages. */
const vimeoPath =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/|manage\/videos\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/;

/** Reads the numeric id of a Vimeo video; an unlisted video has a second part, which its player needs too. */
function vimeo({ hostname, pathname, searchParams }: URL): MediaLink | null {
  if (!isUnder(hostname, 'vimeo.com')) return null;
  const [, id, inPath] = vimeoPath.exec(pathname) ?? [];
  if (!id) return null;
  const hash = inPath ?? /^[0-9a-f]+$/.exec(searchParams.get('h') ?? '')?.[0];
  const page = `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`;
  return toFrame('vimeo', page, `${players.vimeo}/video/${id}?autoplay=1&dnt=1${hash ? `&h=${hash}` : ''}`);
}

/** Reads the address of a Facebook video: …/videos/123 or …/watch/?v=123. */
function facebook({ hostname, pathname, searchParams, href }: URL): MediaLink | null {
  if (!isUnder(hostname, 'facebook.com')) return null;
  const watched = /^\/watch\/?$/.test(pathname) && /^\d+$/.test(searchParams.get('v') ?? '');
  if (!watched && !/^\/[^/]+\/videos\/(?:[^/]+\/)?\d+\/?$/.test(pathname)) return null;
  return toFrame('facebook', href, `${players.facebook}/plugins/video.php?href=${encodeURIComponent(href)}`);
}

function byHost(url: URL, makers: readonly TourMaker[]): MediaLink | null {
  const maker = makerOf(url.hostname);
  return maker && makers.includes(maker) ? toFrame(maker, url.href) : null;
}

/**
 * Reads the link of a video: the name of a file in data/videos, or an https address. Returns null for one that the specification does not
 * have (section 5).
 */
export function videoLink(link: string): MediaLink | null {
  const own = ownFile.test(link) ? videoType(link) : null;
  if (own) return fileLink(ownFiles + link, own);
  const url = secure(link);
  if (!url) return null;
  const type = videoType(url.pathname);
  return (
    youtube(url) ?? vimeo(url) ?? facebook(url) ?? byHost(url, ['tvl']) ?? (type ? fileLink(url.href, type) : null)
  );
}

/** Reads the tour from the address of its page at Matterport, or of the page on which its maker edits it. */
function matterport({ hostname, pathname }: URL): MediaLink | null {
  const [, id] =
    (isUnder(hostname, 'matterport.com') && /^\/(?:models|space)\/(\w{6,20})(?:\/|$)/.exec(pathname)) || [];
  return id ? toFrame('tour3d', `https://my.matterport.com/show/?m=${id}`) : null;
}

/** Reads the link of a virtual tour; null for one of an unknown maker. */
export function tourLink(link: string): MediaLink | null {
  const url = secure(link);
  return url && (matterport(url) ?? byHost(url, ['tour3d', 'yisual']));
}

/** Returns the address in a pasted text: in a code to embed it, or an address without https. */
export function pastedLink(text: string): string {
  const typed = text.trim();
  const address = /<iframe\b[^>]*?\bsrc\s*=\s*["']([^"']+)["']/i.exec(typed)?.[1]?.replaceAll('&amp;', '&') ?? typed;
  if (/^http:\/\//i.test(address)) return address.replace(/^http/i, 'https');
  if (address.startsWith('//')) return `https:${address}`;
  return /^(?:[\w-]+\.)+[a-z]{2,}\/\S+$/i.test(address) ? `https://${address}` : address;
}

/** Returns the file of data/videos that a link names; null for an address. */
export const ownVideoFile = (link: string): string | null => (ownFile.test(link) ? link : null);
