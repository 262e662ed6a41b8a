import type { PageHeadView } from '../../../components/modules/page-head';
import { pictureView } from '../../catalogue/picture-views.ts';
import type { Snapshot } from '../../data/load.ts';
import type { Locale } from '../../i18n/locales.ts';
import { menuHref } from '../frame/views.ts';
import type { MaybeDraft } from '../load.ts';
import type { PageFile } from './schema.ts';

/** Title, lead, picture and the pages below it. */
export function pageHeadView(
  { id, params, image, subMenu, isDraft }: MaybeDraft<PageFile>,
  locale: Locale,
  words: { subMenu: string; draft: string },
  { catalogue, content, paths }: Snapshot,
): PageHeadView {
  const { title, description } = params[locale];
  const below = content.menu.find((item) => item.id === id)?.childMenus ?? [];
  return {
    draft: isDraft ? words.draft : null,
    title,
    lead: description ?? null,
    picture: image ? pictureView(catalogue, image, locale) : null,
    subMenu:
      subMenu && below.length > 0
        ? {
            label: words.subMenu,
            links: below.map((child) => ({ href: menuHref(child, locale, paths), label: child.name[locale] })),
          }
        : null,
  };
}
