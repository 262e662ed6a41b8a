import type { HeaderView } from '../../../components/layout/header';
import type { MenuLink } from '../../../components/layout/site-menu';
import type { BarItem } from '../../../components/layout/top-bar';
import type { Snapshot } from '../../data/load.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { PathTable } from '../../routes/path-table.ts';
import type { Route } from '../../routes/routes.ts';
import type { MenuEntry } from '../menu/schema.ts';
import { enabledLocales } from '../queries.ts';
import { targetHref } from '../target.ts';
import type { Header } from './schema.ts';

/** Takes the page (null for one without an address of its own), its query and the words; returns what the header shows. */
export function headerView(
  route: Route | null,
  query: string,
  locale: Locale,
  words: HeaderView['words'],
  { content, paths }: Snapshot,
): HeaderView {
  const here = route ? paths.href(route, locale) : null;
  const linkOf = (entry: MenuEntry): MenuLink => {
    const href = menuHref(entry, locale, paths);
    return { id: entry.id, label: entry.name[locale], href, current: href === here };
  };
  const shown = ({ inMenu }: MenuEntry) => inMenu;
  return {
    locale,
    name: content.site.name,
    logo: content.header.logo ?? null,
    homePath: paths.href({ name: 'home' }, locale),
    topBar: topBarView(content.header, locale, paths),
    menu: content.menu
      .filter(shown)
      .map((item) => ({ ...linkOf(item), children: item.childMenus.filter(shown).map(linkOf) })),
    languages: enabledLocales(content.site).map((code) => ({
      locale: code,
      path: paths.href(route ?? { name: 'home' }, code) + query,
    })),
    savedPaths: savedPaths(locale, paths),
    switcherPosition: content.header.switcherPosition,
    words,
  };
}

/** The pages of what a visitor keeps in the browser. */
const savedPaths = (locale: Locale, paths: PathTable): HeaderView['savedPaths'] => ({
  favourites: paths.href({ name: 'favourites' }, locale),
  compare: paths.href({ name: 'compare' }, locale),
});

/** Where an entry of the menu leads: its own page, or its target. */
export const menuHref = ({ id, target }: MenuEntry, locale: Locale, paths: PathTable): string =>
  target === undefined ? paths.href({ name: 'page', id }, locale) : targetHref(target, locale, paths);

function topBarView({ topBar }: Header, locale: Locale, paths: PathTable): HeaderView['topBar'] {
  if (topBar.status !== 'Published') return null;
  const side = (items: Header['topBar']['left']): BarItem[] =>
    items
      .filter(({ status }) => status === 'Published')
      .map(({ label, link, icon, color }) => ({
        label: label[locale],
        href: link === undefined ? null : targetHref(link, locale, paths),
        icon: icon ?? null,
        color,
      }));
  return { left: side(topBar.left), right: side(topBar.right) };
}
