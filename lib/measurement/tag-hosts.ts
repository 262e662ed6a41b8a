import type { Measurement } from './schema.ts';

/** What the Content-Security-Policy of a page with tags lets through besides the site itself. */
export interface TagHosts {
  /** Where scripts may come from. */
  scripts: readonly string[];
  /** What pictures and requests may go to. */
  sends: readonly string[];
}

/** The hosts of the tags that are configured, and no other. */
export function tagHosts({ tagManager, pixel, hosts }: Measurement): TagHosts {
  const google = tagManager ? ['https://www.googletagmanager.com', ...hosts] : [];
  return {
    scripts: [...google, ...(pixel ? ['https://connect.facebook.net'] : [])],
    sends: [...google, ...(pixel ? ['https://www.facebook.com'] : [])],
  };
}
