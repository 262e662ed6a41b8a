/** Players of video platforms: only these addresses may be in a frame of a page that has one. */
export const players = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  facebook: 'https://www.facebook.com',
} as const;

/** Makers whose pages are shown as they are, by the end of the host's name (specification, section 5). */
export const tourHosts = {
  tour3d: ['matterport.com', 'kuula.co'],
  tvl: ['tvl.be'],
  yisual: ['yisual.com'],
} as const;
export type TourMaker = keyof typeof tourHosts;

/** Whether a host is the suffix itself or lies below it: "my.matterport.com" is matterport's, "notmatterport.com" is not. */
export const isUnder = (host: string, suffix: string): boolean => host === suffix || host.endsWith(`.${suffix}`);

/** The maker that a host belongs to; null for any other. */
export const makerOf = (host: string): TourMaker | null =>
  (Object.keys(tourHosts) as TourMaker[]).find((maker) => tourHosts[maker].some((suffix) => isUnder(host, suffix))) ??
  null;

/** The source that a page's policy must allow for a player to be framed; null for an address that may not be framed. */
export function frameSource(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, protocol, hostname } = new URL(address);
  const known = Object.values<string>(players).includes(origin) || makerOf(hostname) !== null;
  return protocol === 'https:' && known ? origin : null;
}
