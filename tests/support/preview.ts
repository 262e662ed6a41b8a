import { loadData } from '@/lib/data/load';
import { type Locale, locales } from '@/lib/i18n/locales';
import { signPreview } from '@/lib/preview/preview';
import { heem } from './portal';
import { readDirectly } from './site-database';

const withDrafts = loadData('data').drafts().snapshot;
const [home] = [...withDrafts.catalogue.properties.values()].filter(({ status }) => status === 'draft');
if (!home) throw new Error('the sample has no draft');

/** A home and a page of the sample that are not published. */
export const draftHome = home;
export const draftPage = 'opendeurdag';

export const homePath = (locale: Locale) => withDrafts.paths.href({ name: 'property', id: home.id }, locale);
export const pagePath = (locale: Locale) => withDrafts.paths.href({ name: 'page', id: draftPage }, locale);

/** A list on which hardly any other home stands. */
export const listPath = (locale: Locale) =>
  `${withDrafts.paths.href({ name: 'listings', list: 'sale', city: home.city }, locale)}?min=${home.price.amount}&max=${home.price.amount}`;

/** By which texts a draft would be known, in any language. */
export const traces = [home.reference, ...locales.map((locale) => home.title[locale]), draftPage];

/** The path of a link to a preview of the site under test, which begins at a page. */
export const previewPath = async (page: string) => new URL((await heem('preview', page)).trim()).pathname;

/** What the cookie of a preview holds that was over this long ago, in ms. */
export function tokenOver(ago: number): string {
  const [key = ''] = readDirectly("select value from secret where name = 'preview'");
  return signPreview({ page: '/nl/', until: Date.now() - ago }, Buffer.from(key, 'base64'));
}
