import { randomBytes, randomUUID } from 'node:crypto';
import type { Property } from '../../lib/catalogue/schema/property.ts';
import type { Snapshot } from '../../lib/data/load.ts';
import { addDays, dayOf, hourMs, instantOf } from '../../lib/day.ts';
import { formSchemas } from '../../lib/forms/schemas/form-schemas.ts';
import { storeFilled } from '../../lib/forms/store-filled.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import type { HomeForm } from '../../lib/owners/home-forms.ts';

/** Homes for sale of the sample: an apartment with documents and a film, another one, and a villa whose price fell. */
export const demoHomes = [5801, 5802, 5816] as const;
export type DemoHome = (typeof demoHomes)[number];

/** Throws if the data are not the sample. */
export const homesOf = ({ catalogue }: Snapshot): Property[] =>
  demoHomes.map((id) => {
    const home = catalogue.properties.get(id);
    if (!home) throw new Error(`The demo is about homes of the sample in data/, and there is no home ${id}.`);
    return home;
  });

/** Somebody who writes; nobody can have an address under .example (RFC 2606). */
export interface Visitor {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  locale: Locale;
}

const visitor = (firstName: string, lastName: string, phone: string, locale: Locale = 'nl'): Visitor => ({
  firstName,
  lastName,
  phone,
  locale,
  email: `${firstName}.${lastName}@visitor.example`.toLowerCase().replaceAll(' ', ''),
});

export const visitors = {
  an: visitor('An', 'Peeters', '0470 12 34 56'),
  jonas: visitor('Jonas', 'De Smet', '0471 23 45 67'),
  claire: visitor('Claire', 'Dubois', '0472 34 56 78', 'fr'),
  emma: visitor('Emma', 'Walsh', '0473 45 67 89', 'en'),
  karl: visitor('Karl', 'Schmitz', '0474 56 78 90', 'de'),
  sofie: visitor('Sofie', 'Wouters', '0475 67 89 01'),
};

/** Runs `work` with the clock of this process set to another moment (ms since epoch), so that what is stored has that time. */
export async function at<Result>(moment: number, work: () => Promise<Result>): Promise<Result> {
  const { now } = Date;
  Date.now = () => moment;
  try {
    return await work();
  } finally {
    Date.now = now;
  }
}

/** A form as somebody sends it. */
export interface Asked {
  form: HomeForm;
  home: DemoHome;
  who: Visitor;
  values?: Record<string, unknown>;
}

/** A moment between 9:00 and 18:00 in Belgium, so many days before `now` (ms since epoch). */
export function daysBefore(now: number, days: number): number {
  const moment = instantOf(addDays(dayOf(now), -days), 9 * 60 + ((days * 47) % 540));
  if (moment === null) throw new Error('no clock leaves out these hours');
  return moment;
}

/** Sends a form at a moment (ms since epoch), as receiveForm does after its checks; returns the id of the submission. */
export const ask = ({ form, home, who, values }: Asked, moment: number, data: Snapshot): Promise<string> =>
  at(moment, async () => {
    const { locale, email, ...names } = who;
    const typed = { ...names, email, privacy: true, ...values };
    const filled = {
      id: randomUUID(),
      key: randomBytes(16).toString('hex'),
      form,
      locale,
      email,
      about: { be: 'property', id: home } as const,
      values: formSchemas[form].parse(typed),
      name: `${who.firstName} ${who.lastName}`,
    };
    const proof = { token: randomUUID(), expiresAt: moment + hourMs };
    return (await storeFilled(filled, proof, {}, data)).id;
  });
