import type { FooterColumnView, FooterView } from '../../../components/layout/footer';
import { pictureView } from '../../catalogue/picture-views.ts';
import type { Snapshot } from '../../data/load.ts';
import type { Locale } from '../../i18n/locales.ts';
import { asksConsent } from '../../measurement/consent-view.ts';
import { readMarkdown } from '../markdown/read.ts';
import { fillIn } from '../placeholders.ts';
import type { Site } from '../schema.ts';
import { targetHref } from '../target.ts';
import { agencyView } from './agency-view.ts';
import type { Footer } from './schema.ts';

export interface FooterWords {
  contact: string;
  hours: string;
  byAppointment: string;
  company(values: { name: string; company: string; vat: string }): string;
  licence(values: { number: string }): string;
  supervisor: string;
  conduct: string;
  insurance(values: Site['insurance']): string;
  account(values: { account: string }): string;
  consent: string;
}

/** The columns of data/footer.json, and the agency's details, the legally required ones among them (domain facts, "Agency footer"). */
export function footerView(locale: Locale, words: FooterWords, data: Snapshot): FooterView {
  const { site, footer } = data.content;
  const { contact, hours } = words;
  return {
    words: { contact, hours },
    agency: agencyView(site, locale, words.byAppointment),
    columns: footer.columns.map((column) => columnView(column, locale, data)),
    legal: [
      words.company({ name: site.legalName, company: site.companyNumber, vat: site.vatNumber }),
      words.licence(site.licence),
      words.supervisor,
      words.insurance(site.insurance),
      words.account({ account: site.thirdPartyAccount }),
    ],
    conduct: { label: words.conduct, href: site.licence.conduct[locale] },
    copyright: fillIn(footer.copyright[locale], { YEAR: new Date().getFullYear(), NAME: site.legalName }),
    consent: asksConsent(site) ? words.consent : null,
  };
}

/** Only the parts that are public. */
function columnView(
  { id, col, title, introText, fullText, images }: Footer['columns'][number],
  locale: Locale,
  { catalogue, paths }: Snapshot,
): FooterColumnView {
  const read = (part: typeof introText) =>
    part?.public ? readMarkdown(part.text[locale], (target) => targetHref(target, locale, paths)) : [];
  return {
    id,
    col,
    title: title.public ? title.text[locale] : null,
    intro: read(introText),
    text: read(fullText),
    pictures: images?.public ? images.pictures.map((picture) => pictureView(catalogue, picture, locale)) : [],
  };
}
