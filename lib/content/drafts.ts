import type { Content, LoadedContent } from './load.ts';
import { publishedContent } from './load.ts';
import type { MenuEntry, MenuItem } from './menu/schema.ts';

/** The content as it would be with every draft of a page, module, article or testimonial published; each says that it is one. */
export const asPublished = (loaded: LoadedContent): LoadedContent => ({
  ...loaded,
  everyMenuItem: loaded.everyMenuItem.map(withPages),
  home: published(loaded.home),
  pageFiles: new Map([...loaded.pageFiles].map(([id, page]) => [id, published(page)])),
  articles: new Map([...loaded.articles].map(([id, article]) => [id, published(article)])),
  testimonials: new Map([...loaded.testimonials].map(([id, one]) => [id, published(one)])),
});

/** What is shown of content whose drafts are published. A page says that it is a draft, too, where the menu alone keeps it from being shown today. */
export function contentWithDrafts(shown: LoadedContent, today: Content): Content {
  const content = publishedContent(shown) ?? today;
  const pages = [...content.pages].map(
    ([id, page]) => [id, today.pages.has(id) ? page : { ...page, isDraft: true as const }] as const,
  );
  return { ...content, pages: new Map(pages) };
}

/** A link that is switched off, such as that to the home page, is no draft. */
const asShown = <T extends MenuEntry>(entry: T): T => (entry.path ? { ...entry, status: 'Published' } : entry);

const withPages = (item: MenuItem): MenuItem => ({ ...asShown(item), childMenus: item.childMenus.map(asShown) });

/** Content comes from JSON files, so it can go through JSON. */
const published = <T>(content: T): T =>
  JSON.parse(JSON.stringify(content), (_, value: { status?: unknown } | null) =>
    value?.status === 'Draft' ? { ...value, status: 'Published', isDraft: true } : value,
  );
