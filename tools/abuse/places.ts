import { loadSnapshot } from '../../lib/data/load.ts';
import { env } from '../../lib/env.ts';

/** The addresses and values that attacks use, computed from the data of the site. */
export interface Places {
  home: string;
  list: string;
  /** A page with a form, and one without. */
  form: string;
  text: string;
  /** Hidden fields of the login form. */
  loginFields: Record<string, string>;
  /** Numbers of homes that may have a poster. */
  homes: number[];
  cities: string[];
  /** Addresses of pictures. */
  pictures: string[];
  /** Time slots of the agency's calendar. */
  moments: string[];
}

const locale = 'nl';

/** Reads the data, and hidden fields and time slots from the pages of the site. */
export async function findPlaces(siteUrl: string): Promise<Places> {
  const { catalogue, content, paths } = loadSnapshot(env.dataDir);
  const pageOf = (form: 'site-contact' | 'contact-appointment') => {
    const id = content.formPages.get(form);
    if (!id) throw new Error(`The data have no page with the form ${form}.`);
    return paths.href({ name: 'page', id }, locale);
  };
  const withForm = new Set(content.formPages.values());
  const text = [...content.pages.values()].find(({ id, type }) => type === 'page' && !withForm.has(id));
  if (!text) throw new Error('The data have no page without a form.');
  const list = paths.href({ name: 'listings', list: 'sale' }, locale);
  return {
    home: paths.href({ name: 'home' }, locale),
    list,
    pictures: [...new Set((await pageAt(siteUrl + list)).match(/\/pictures\/[\w-]+\.(?:webp|jpg)/g))],
    form: pageOf('site-contact'),
    text: paths.href({ name: 'page', id: text.id }, locale),
    loginFields: hiddenFields(await pageAt(siteUrl + paths.href({ name: 'login' }, locale)), 'password'),
    homes: [...catalogue.properties.values()].filter(({ marquee }) => marquee === undefined).map(({ id }) => id),
    cities: [...catalogue.search.countsByCity('sale').keys()],
    moments: momentsOn(await pageAt(siteUrl + pageOf('contact-appointment'))),
  };
}

const pageAt = async (address: string): Promise<string> => (await fetch(address)).text();

const attribute = (name: string, tag: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

const momentsOn = (html: string): string[] =>
  (html.match(/<input\b[^>]*\bname="slot"[^>]*>/g) ?? []).map((input) => attribute('value', input));

/** Hidden fields of the form that contains `field`; empty if the page has no such form. */
function hiddenFields(html: string, field: string): Record<string, string> {
  const form = (html.match(/<form\b.*?<\/form>/gs) ?? []).find((one) => one.includes(` name="${field}"`)) ?? '';
  const inputs = form.match(/<input type="hidden"[^>]*>/g) ?? [];
  return Object.fromEntries(inputs.map((input) => [attribute('name', input), attribute('value', input)]));
}
