import type { Page } from '@playwright/test';
import { dayMs } from '@/lib/base/day';
import { phoneInText } from '@/lib/base/phone';
import { type FieldName, fieldDefinition } from '@/lib/forms/field-definitions';
import { formHref, thanksHref } from '@/lib/forms/form-pages';
import type { Locale } from '@/lib/i18n/locales';
import { type PageForm, pageForms } from '@/lib/routes/page-forms';
import type { Words } from './messages';
import { first, sample } from './sample-site';
import { chooseAny } from './visitor';

export type Filling = Partial<Record<FieldName, string | true | { name: string; mimeType: string; buffer: Buffer }>>;

/** The telephone number as messages show it. */
export const agencyPhone = phoneInText(sample.content.site.phone);

/** A name that no other test uses: mails are found by it. */
export const somebody = () => {
  const id = crypto.randomUUID().slice(0, 8);
  return { lastName: `Peeters-${id}`, email: `visitor-${id}@mail.example` };
};

/** The contact details in a form, with a unique name and address. */
export const writerOf = (form: PageForm, { lastName, email }: ReturnType<typeof somebody>) =>
  form === 'send-to-friend'
    ? { friendEmail: email, email: `from-${email}` }
    : form === 'post-testimonial'
      ? { displayName: lastName, email }
      : form === 'sign-newsletter' || form === 'search-alert'
        ? { email }
        : { lastName, email };

/** Fills in a form by its labels, as a visitor would; chooses the first option by default. */
export async function fillIn(page: Page, t: Words, filling: Filling): Promise<void> {
  const form = page.locator('[data-part="form"]');
  for (const [key, value] of Object.entries(filling)) {
    const name = key as FieldName;
    const { kind } = fieldDefinition(name);
    const label = t(`forms.fields.${name}`);
    const fold = form.locator('details:not([open])', { has: page.locator(`#${name}`) });
    if ((await fold.count()) > 0) await fold.locator('summary').click();
    if (kind === 'checkbox') await form.getByLabel(label).check();
    else if (kind === 'moments') await chooseAny(page);
    else if (name === 'types') await form.locator(`#types-${value}`).check();
    else if (kind === 'radios' || kind === 'checkboxes')
      await form
        .getByRole('group', { name: label })
        .getByLabel(t(`forms.options.${value}`), { exact: true })
        .check();
    else if (kind === 'select') await form.locator(`#${name}`).selectOption(String(value));
    else if (kind === 'file')
      await form.locator(`#${name}`).setInputFiles(value as { name: string; mimeType: string; buffer: Buffer });
    else await form.locator(`#${name}`).fill(String(value));
  }
}

export const submit = (page: Page): Promise<void> =>
  page.locator('[data-part="form"] [data-part="form-submit"]').click();

const rented = first(
  sample.catalogue.properties.values(),
  ({ goal, marquee, webId }) => goal === 1 && !marquee && webId === 2,
);
const subjects = {
  'contact-me': { type: 'property', id: 5801 },
  'contact-construction': { type: 'project', id: 30 },
  'send-to-friend': { type: 'property', id: 5801 },
  'request-documents': { type: 'property', id: 5801 },
  'make-offer': { type: 'property', id: 5801 },
  'rent-application': { type: 'property', id: rented.id },
} as const;

/** The forms with a separate page. */
export const formsWithPages = pageForms.filter((form) => sample.content.formPages.has(form));

/** The address after a form was sent: to the page that thanks, or to the appointment that it made. */
export const addressAfter = (form: PageForm, locale: Locale): string | RegExp =>
  form === 'contact-appointment'
    ? new RegExp(`${sample.paths.href({ name: 'visit' }, locale)}\\?token=[\\w.-]+&answer=booked$`)
    : thanksHref(form, locale, sample);

/** The address of a form, about a home or project of the sample if it needs one; a line of a list has that of the list. */
export function addressOfForm(form: PageForm, locale: Locale): string {
  if (form === 'search-alert') return sample.paths.href({ name: 'listings', list: 'sale' }, locale);
  const subject = form in subjects ? subjects[form as keyof typeof subjects] : null;
  const href = formHref(form, subject, locale, sample);
  if (!href) throw new Error(`no page holds the form ${form}`);
  return href;
}

const inAMonth = new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 10);
const pdf = {
  name: 'Mijn cv (2026).exe',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
};
const who = { firstName: 'Noor', privacy: true } as const;
const lives = { street: 'Kerkstraat 1', zip: '3500', city: 'Hasselt', birthDate: '1988-04-12', phone: '0470 12 34 56' };

/** The values that a visitor fills in, besides name and address. */
export const fillings: Record<PageForm, Filling> = {
  'site-contact': { ...who, remark: 'Kan ik zaterdag langskomen?', title: 'ms', slots: 'from10to13' },
  'contact-me': { ...who, remark: 'Is de garage apart te koop?', nameToOwner: true },
  'contact-construction': { ...who, remark: 'Wanneer start de bouw?' },
  'contact-demand': {
    valuationStreet: 'Dorpsstraat 7',
    valuationZip: '3520',
    valuationCity: 'Zonhoven',
    propertyType: '1',
    livingArea: '1.250',
    valuationGoal: 'sell',
    phone: '011 22 33 44',
    ...who,
  },
  'send-to-friend': { ...who, message: 'Iets voor jullie?' },
  'request-documents': who,
  'make-offer': {
    ...who,
    ...lives,
    offerAmount: '265.000',
    validUntil: inAMonth,
    financing: 'loanCondition',
  },
  'rent-application': { ...who, startDate: inAMonth, persons: '2', netIncome: '3.400' },
  'job-application': { ...who, phone: lives.phone, motivation: 'Ik ken elke straat.', cv: pdf },
  'contact-appointment': { ...who, slot: true, phone: lives.phone, remark: 'We komen met twee.' },
  'demand-register': { ...who, goal: 'toBuy', types: '2', places: '3500, Genk', radius: 'km10', pace: 'daily' },
  'search-alert': { search: 'sale.hasselt.2.max-600000' },
  'sign-newsletter': who,
  'post-testimonial': { privacy: true, comment: 'Alles liep vlot.', aboutYou: 'kocht een huis in Genk' },
};
