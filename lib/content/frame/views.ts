import type { IconName } from '../../base/icon-names.ts';
import { commonOrigin, type LabelledOrigin } from '../../catalogue/pictures/picture-origin.ts';
import { type PictureView, pictureView, pictureViews } from '../../catalogue/pictures/picture-views.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { PathTable } from '../../routes/path-table.ts';
import type { Route } from '../../routes/routes.ts';
import type { ColumnsByScreen } from '../fields.ts';
import { type MarkdownBlock, readMarkdown } from '../markdown.ts';
import type { MenuEntry } from '../menu.ts';
import { hoursLine } from '../opening-hours.ts';
import { countTotals, fillIn } from '../placeholders.ts';
import { enabledLocales } from '../schema.ts';
import type { Snapshot } from '../snapshot.ts';
import { targetHref } from '../target.ts';
import type { Banner, Footer, Header } from './schema.ts';

// The data of header, banner and footer in a language: addresses, pictures and texts. The components add the words around them.

export interface MenuLink {
  id: string;
  label: string;
  href: string;
  /** The page that is open. */
  isCurrent: boolean;
}

export interface MenuItemView extends MenuLink {
  /** Pages below it. */
  children: MenuLink[];
}

export interface BarItem {
  label: string;
  /** null: text only. */
  href: string | null;
  icon: IconName | null;
  color: 'paper' | 'mist' | 'sand';
}

export interface LanguageLink {
  locale: Locale;
  path: string;
}

export interface HeaderView {
  name: string;
  /** A file of public/; null for Heem's own drawing. */
  logo: string | null;
  homePath: string;
  topBar: { left: BarItem[]; right: BarItem[] } | null;
  menu: MenuItemView[];
  languages: LanguageLink[];
  /** The pages of the homes that a visitor has saved in the browser. */
  savedPaths: { favourites: string; compare: string };
  switcherPosition: Header['switcherPosition'];
}

/** Takes the page (null for one without its own address) and its query; returns what the header shows. */
export function headerView(
  route: Route | null,
  query: string,
  locale: Locale,
  { content, paths }: Snapshot,
): HeaderView {
  const currentHref = route ? paths.href(route, locale) : null;
  const toLink = (entry: MenuEntry): MenuLink => {
    const href = menuHref(entry, locale, paths);
    return { id: entry.id, label: entry.name[locale], href, isCurrent: href === currentHref };
  };
  const shown = ({ inMenu }: MenuEntry) => inMenu;
  return {
    name: content.site.name,
    logo: content.header.logo ?? null,
    homePath: paths.href({ name: 'home' }, locale),
    topBar: topBarView(content, locale, paths),
    menu: content.menu
      .filter(shown)
      .map((item) => ({ ...toLink(item), children: item.childMenus.filter(shown).map(toLink) })),
    languages: enabledLocales(content.site).map((code) => ({
      locale: code,
      path: paths.href(route ?? { name: 'home' }, code) + query,
    })),
    savedPaths: {
      favourites: paths.href({ name: 'favourites' }, locale),
      compare: paths.href({ name: 'compare' }, locale),
    },
    switcherPosition: content.header.switcherPosition,
  };
}

/** Returns the address of an entry of the menu: its own page, or its target. */
export const menuHref = ({ id, target }: MenuEntry, locale: Locale, paths: PathTable): string =>
  target === undefined ? paths.href({ name: 'page', id }, locale) : targetHref(target, locale, paths);

function topBarView(
  { header: { topBar }, site }: Snapshot['content'],
  locale: Locale,
  paths: PathTable,
): HeaderView['topBar'] {
  if (topBar.status !== 'Published') return null;
  const side = (items: Header['topBar']['left']): BarItem[] =>
    items
      .filter(({ status }) => status === 'Published')
      .map(({ label, link, icon, color }) => ({
        label: fillIn(label[locale], { HOURS: hoursLine(site, locale) }),
        href: link === undefined ? null : targetHref(link, locale, paths),
        icon: icon ?? null,
        color,
      }));
  return { left: side(topBar.left), right: side(topBar.right) };
}

export interface BannerView {
  heading: string;
  text: string | null;
  media:
    | { type: 'none' }
    | { type: 'image'; picture: PictureView | null; phone?: PictureView }
    | { type: 'gallery'; pictures: PictureView[] }
    | { type: 'video'; source: string; picture: PictureView | null; phone?: PictureView };
}

/** Returns the banner of the home page, by data/header.json. */
export const bannerView = (banner: Banner, locale: Locale, { catalogue }: Snapshot): BannerView => ({
  heading: banner.heading[locale],
  text: banner.description ? fillIn(banner.description[locale], countTotals(catalogue)) : null,
  media: mediaView(banner, (id) => pictureView(catalogue, id, locale)),
});

function mediaView(banner: Banner, view: (id: string) => PictureView | null): BannerView['media'] {
  switch (banner.type) {
    case 'none':
      return { type: 'none' };
    case 'gallery':
      return { type: 'gallery', pictures: banner.images.flatMap((id) => view(id) ?? []) };
    default: {
      const phone = { phone: (banner.phoneImage && view(banner.phoneImage)) || undefined };
      const picture = view(banner.image);
      return banner.type === 'image'
        ? { type: 'image', picture, ...phone }
        : { type: 'video', source: banner.video, picture, ...phone };
    }
  }
}

export interface FooterView {
  /** The columns that data/footer.json lists. */
  columns: FooterColumnView[];
  copyright: string;
  /** The common origin of all pictures of the site; null if none must be stated. */
  picturesOrigin: LabelledOrigin | null;
}

export interface FooterColumnView {
  id: string;
  col: ColumnsByScreen;
  title: string | null;
  text: MarkdownBlock[];
  pictures: PictureView[];
}

/** Returns the public parts of the columns of data/footer.json, and the copyright line. */
export function footerView(locale: Locale, { content, catalogue, paths }: Snapshot): FooterView {
  const { site, footer } = content;
  const read = (part: Footer['columns'][number]['introText']) =>
    part?.public ? readMarkdown(part.text[locale], (target) => targetHref(target, locale, paths)) : [];
  return {
    columns: footer.columns.map(({ id, col, title, introText, fullText, images }) => ({
      id,
      col,
      title: title.public ? title.text[locale] : null,
      text: [...read(introText), ...read(fullText)],
      pictures: images?.public ? pictureViews(catalogue, images.pictures, locale) : [],
    })),
    copyright: fillIn(footer.copyright[locale], { YEAR: new Date().getFullYear(), NAME: site.legalName }),
    picturesOrigin: commonOrigin(catalogue.pictures),
  };
}
