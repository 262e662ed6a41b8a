import type { DataReader } from '../data/reader.ts';
import { type MenuItem, menuFile, type Site, siteSchema, type TeamMember, teamFile } from './schema.ts';

/** What the agency says about itself: settings, menu, people. */
export interface Content {
  site: Site;
  /** Only what is Published, in its order. */
  menu: { homeItem: boolean; items: readonly MenuItem[] };
  team: ReadonlyMap<string, TeamMember>;
}

/** Content with its settings still in doubt: null where site.json is at fault. */
export type LoadedContent = Omit<Content, 'site'> & { site: Site | null };

/** Reads the content's files; faults go to the reader, and what is at fault is left out. */
export function loadContent(reader: DataReader): LoadedContent {
  const menu = reader.read('menu.json', menuFile);
  return {
    site: reader.read('site.json', siteSchema),
    menu: {
      homeItem: menu?.homeItem ?? false,
      items: (menu?.items ?? []).filter(({ status }) => status === 'Published').sort((a, b) => a.sort - b.sort),
    },
    team: reader.readTable('team.json', teamFile, 'id', ({ id }) => id),
  };
}
