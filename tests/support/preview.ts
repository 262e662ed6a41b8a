import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { minuteMs } from '@/lib/base/day';
import { loadData } from '@/lib/data/load';
import { signPreview } from '@/lib/data/preview';
import { type Locale, locales } from '@/lib/i18n/locales';
import { workerSite } from './worker-site';

const withDrafts = loadData('data').drafts().snapshot;
const [home] = [...withDrafts.catalogue.properties.values()].filter(({ status }) => status === 'draft');
if (!home) throw new Error('the sample has no draft');

/** A home and a page of the sample that are not published. */
export const draftHome = home;
export const draftPage = 'opendeurdag';

export const homePath = (locale: Locale) => withDrafts.paths.href({ name: 'property', id: home.id }, locale);
export const pagePath = (locale: Locale) => withDrafts.paths.href({ name: 'page', id: draftPage }, locale);

/** A list with hardly any other homes. */
export const listPath = (locale: Locale) =>
  `${withDrafts.paths.href({ name: 'listings', list: 'sale', city: home.city }, locale)}?min=${home.price.amount}&max=${home.price.amount}`;

/** Texts that identify a draft, in any language. */
export const traces = [home.reference, ...locales.map((locale) => home.title[locale]), draftPage];

/** The token of a preview link that starts at a page and expires in some ms. */
function tokenFor(page: string, ms: number): string {
  using database = new DatabaseSync(path.join(workerSite.varDir, 'heem.db'), { readOnly: true, timeout: 5_000 });
  const row = database.prepare("select value from secret where name = 'preview'").get();
  return signPreview({ page, until: Date.now() + ms }, Buffer.from(String(row?.value), 'base64'));
}

/** The path of a preview link that starts at a page. */
export const previewPath = (page: string): string => `/api/preview/${tokenFor(page, minuteMs)}/`;

/** A token that expired a second ago. */
export const tokenOver = (page: string): string => tokenFor(page, -1_000);
