import type { FooterView } from '../../components/layout/footer';
import type { HeaderView } from '../../components/layout/header';
import type { Snapshot } from '../data/load.ts';
import { type Locale, localize } from '../i18n/locales.ts';
import { formatPhone, telHref } from '../phone.ts';
import type { Route } from '../routes/route.ts';
import type { Content } from './load.ts';
import { enabledLocales } from './queries.ts';

/** Takes the page (null for one without an address of its own) and the words; returns what the header shows. */
export function headerView(
  route: Route | null,
  locale: Locale,
  words: HeaderView['words'],
  { content, paths }: Snapshot,
): HeaderView {
  const here = route ? paths.href(route, locale) : null;
  const items = content.menu.items.map(({ label, target }) => ({
    label: label[locale],
    href: menuHref(target, locale, paths),
  }));
  const home = { label: content.site.name, href: paths.href({ name: 'home' }, locale) };
  return {
    locale,
    name: content.site.name,
    homePath: home.href,
    menu: (content.menu.homeItem ? [home, ...items] : items).map((item) => ({ ...item, current: item.href === here })),
    languages: enabledLocales(content.site).map((code) => ({
      locale: code,
      path: paths.href(route ?? { name: 'home' }, code),
    })),
    switcherPosition: content.site.switcherPosition,
    words,
  };
}

/** A menu item's address in the page's language; targets that are no page of the table (mail, other sites) stay as they are. */
export function menuHref(target: string, locale: Locale, paths: Snapshot['paths']): string {
  const found = target.startsWith('/') ? paths.locate(target) : null;
  return found ? paths.link(found.route, locale) : target;
}

export type FooterWords = FooterView['words'] & {
  company(values: { name: string; company: string; vat: string }): string;
  licence(values: { number: string }): string;
  supervisor: string;
  conduct: string;
  insurance(values: Content['site']['insurance']): string;
  account(values: { account: string }): string;
  sample: string;
  copyright(values: { year: string; name: string }): string;
};

/** The agency's details, the legally required ones among them (domain facts, "Agency footer"). */
export function footerView(locale: Locale, words: FooterWords, { content, paths }: Snapshot): FooterView {
  const { site } = content;
  const { contact, hours, offer, byAppointment } = words;
  return {
    words: { contact, hours, offer, byAppointment },
    name: site.legalName,
    addressLines: [
      `${site.address.street} ${site.address.houseNumber}`,
      `${site.address.zip} ${site.address.city[locale]}`,
    ],
    phone: { text: formatPhone(site.phone), href: telHref(site.phone) },
    email: site.email,
    hours: site.openingHours.map(({ days, opens, closes }) => ({
      days: daysText(days, locale),
      times: `${opens} – ${closes}`,
    })),
    links: content.menu.items.map(({ label, target }) => ({
      label: label[locale],
      href: menuHref(target, locale, paths),
    })),
    legal: [
      words.company({ name: site.legalName, company: site.companyNumber, vat: site.vatNumber }),
      words.licence(site.licence),
      words.supervisor,
      words.insurance(site.insurance),
      words.account({ account: site.thirdPartyAccount }),
    ],
    conduct: { label: words.conduct, href: site.licence.conduct[locale] },
    copyright: `${words.copyright({ year: String(new Date().getFullYear()), name: site.legalName })} · ${words.sample}`,
  };
}

/** Days of the week (1 Monday … 7 Sunday) as "ma–vr" or "za". */
const weekday = localize((locale) => new Intl.DateTimeFormat(`${locale}-BE`, { weekday: 'long', timeZone: 'UTC' }));

function daysText(days: readonly number[], locale: Locale): string {
  // 1 January 2024 was a Monday.
  const name = (day: number) => weekday[locale].format(Date.UTC(2024, 0, day));
  const [first = 1] = days;
  const last = days.at(-1) ?? first;
  return first === last ? name(first) : `${name(first)} – ${name(last)}`;
}
