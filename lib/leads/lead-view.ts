import 'server-only';
import { listStaff } from '../accounts/store-staff.ts';
import { getHome, getProject, ownAddress } from '../catalogue/known-homes.ts';
import { cityOf } from '../catalogue/lookup.ts';
import { firstPicture, sharedPicture } from '../catalogue/pictures/picture-views.ts';
import { plainPrice, shownPrice } from '../catalogue/prices/price.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { isPageForm } from '../forms/forms.ts';
import { submissionRows } from '../forms/submission-rows.ts';
import type { Locale } from '../i18n/locales.ts';
import { type Translator, translatorIn } from '../i18n/translator.ts';
import { mayOpen } from '../staff/rights.ts';
import type { LeadRecord } from './store.ts';
import { listTextBlocks } from './store-texts.ts';
import { listEntries, listLeadFiles, listLeadMails } from './store-work.ts';

/** The home or project of a lead, for staff: also if it is withdrawn or its street is not published. */
export interface SubjectView {
  title: string;
  text: string;
  price: string | null;
  href: string | null;
  picture: string | null;
  /** The person of data/team.json. */
  broker: string;
}

/** A home or project by its number; null for one that is gone. */
export function subjectView(
  { property, project }: Pick<LeadRecord, 'property' | 'project'>,
  locale: Locale,
  t: Translator<'price'>,
  data: Snapshot,
): SubjectView | null {
  const { catalogue, paths } = data;
  const home = property === null ? undefined : getHome(property, data);
  if (home) {
    const isShown = catalogue.properties.has(home.id);
    const picture = isShown ? firstPicture(catalogue, home.pictures, locale) : null;
    return {
      title: home.title[locale],
      text: `${home.reference} · ${ownAddress(home, locale, data)}`,
      price: plainPrice(shownPrice(home, locale, catalogue), t),
      href: isShown ? paths.link({ name: 'property', id: home.id }, locale) : null,
      picture: picture && sharedPicture(picture),
      broker: home.broker,
    };
  }
  const found = project === null ? undefined : getProject(project, data);
  if (!found) return null;
  const city = cityOf(found, catalogue);
  return {
    title: found.name,
    text: `${city.zip} ${city.name[locale]}`,
    price: null,
    href: catalogue.projects.has(found.id) ? paths.link({ name: 'project', id: found.id }, locale) : null,
    picture: null,
    broker: found.broker,
  };
}

/** The fields of the sent form, as labels and values. */
export async function listSentRows(lead: LeadRecord, locale: Locale, data: Snapshot) {
  const t = await translatorIn(locale, 'forms');
  if (isPageForm(lead.form)) {
    const rows = submissionRows(lead.form, lead.fields, locale, t, data);
    if (lead.fields.firstName !== undefined) return rows;
    // Staff book by the whole name.
    const [last, whole] = [t('fields.lastName'), (await translatorIn(locale, 'office.newLead'))('name')];
    return rows.map((row) => (row.label === last ? { ...row, label: whole } : row));
  }
  const { phone, remark } = lead.fields;
  return [
    { label: t('fields.phone'), value: String(phone ?? '') },
    { label: t('fields.remark'), value: String(remark ?? '') },
  ].filter(({ value }) => value !== '');
}

/** The further content of the page of a lead. */
export async function readLeadDetails(lead: LeadRecord) {
  const [entries, mails, files, team, blocks] = await Promise.all([
    listEntries(lead.id),
    listLeadMails(lead.id),
    listLeadFiles(lead.id),
    listStaff(),
    listTextBlocks(),
  ]);
  return { entries, mails, files, blocks, team: team.filter(({ role }) => mayOpen(role, 'leads')) };
}
