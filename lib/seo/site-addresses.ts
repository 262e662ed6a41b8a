import { enabledLocales } from '../content/queries.ts';
import type { Snapshot } from '../data/load.ts';
import { env } from '../env.ts';
import type { SiteAddresses } from './alternates.ts';

/** The addresses of the site as the data and the host have it. */
export const siteAddresses = ({ paths, content }: Pick<Snapshot, 'paths' | 'content'>): SiteAddresses => ({
  paths,
  locales: enabledLocales(content.site),
  siteUrl: env.siteUrl,
});
