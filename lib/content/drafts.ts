import type { Content, LoadedContent, MaybeDraft } from './load.ts';
import { publishedContent } from './load.ts';
import type { MenuEntry, MenuItem } from './menu/schema.ts';

/** The content as it would be with every draft of a page, module, article or testimonial published. */
export const asPublished = (loaded: LoadedContent): LoadedContent => ({
  ...loaded,
  everyMenuItem: loaded.everyMenuItem.map(withPages),
  home: published(loaded.home),
  pageFiles: new Map([...loaded.pageFiles].map(([id, page]) => [id, published(page)])),
  articles: new Map([...loaded.articles].map(([id, article]) => [id, published(article)])),
  testimonials: new Map([...loaded.testimonials].map(([id, one]) => [id, published(one)])),
});

/** What is shown of content whose drafts are published: pages, articles and testimonials that are not shown today say that they are drafts. */
export function contentWithDrafts(shown: LoadedContent, today: Content): Content {
  const content = publishedContent(shown) ?? today;
  return {
    ...content,
    pages: marked(content.pages, (id) => !today.pages.has(id)),
    articles: marked(content.articles, (id) => today.articles.get(id)?.status === 'Draft'),
    testimonials: marked(content.testimonials, (id) => today.testimonials.get(id)?.status === 'Draft'),
  };
}

const marked = <T>(all: ReadonlyMap<string, MaybeDraft<T>>, isDraft: (id: string) => boolean) =>
  new Map([...all].map(([id, one]) => [id, isDraft(id) ? { ...one, isDraft: true as const } : one]));

/** A link that is switched off, such as that to the home page, is no draft. */
const asShown = <T extends MenuEntry>(entry: T): T => (entry.path ? { ...entry, status: 'Published' } : entry);

const withPages = (item: MenuItem): MenuItem => ({ ...asShown(item), childMenus: item.childMenus.map(asShown) });

/** Content comes from JSON files, so it can go through JSON. */
const published = <T>(content: T): T =>
  JSON.parse(JSON.stringify(content), (key, value: unknown) =>
    key === 'status' && value === 'Draft' ? 'Published' : value,
  );
