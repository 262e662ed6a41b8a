import { randomBytes, randomUUID } from 'node:crypto';
import { storeSubmission } from '../../lib/app/store-form.ts';
import { storeCounts } from '../../lib/audience/store.ts';
import { deleteTraces } from '../../lib/audience/store-limits.ts';
import type { Counted } from '../../lib/audience/view-buffer.ts';
import { addDays, dayMs, dayOf, hourMs, instantAt, weekdayOf } from '../../lib/base/day.ts';
import { plain } from '../../lib/base/slug.ts';
import type { Property } from '../../lib/catalogue/schema/property.ts';
import type { Snapshot } from '../../lib/content/snapshot.ts';
import { inTransaction } from '../../lib/db/database.ts';
import type { FormSubject } from '../../lib/forms/form-pages.ts';
import { formSchemas } from '../../lib/forms/form-schemas.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import type { PageForm } from '../../lib/routes/page-forms.ts';

/** Homes for sale of the sample: an apartment with documents and a film, another one, and a villa whose price fell. */
export const demoHomes = [5801, 5802, 5816] as const;
export type DemoHome = (typeof demoHomes)[number];

/** The homes of the demo; throws if the data are not the sample. */
export const homesOf = ({ catalogue }: Snapshot): Property[] =>
  demoHomes.map((id) => {
    const home = catalogue.properties.get(id);
    if (!home) throw new Error(`The demo needs the sample data in data/: there is no home ${id}.`);
    return home;
  });

/** A fictitious visitor; addresses under .example do not exist (RFC 2606). */
export interface Visitor {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  locale: Locale;
}

/** A visitor with an address of their own. */
export const visitor = (firstName: string, lastName: string, phone: string, locale: Locale = 'nl'): Visitor => ({
  firstName,
  lastName,
  phone,
  locale,
  email: `${plain(firstName)}.${plain(lastName)}@visitor.example`.replaceAll(' ', ''),
});

export const visitors = {
  an: visitor('An', 'Peeters', '0470 12 34 56'),
  jonas: visitor('Jonas', 'De Smet', '0471 23 45 67'),
  claire: visitor('Claire', 'Dubois', '0472 34 56 78', 'fr'),
  emma: visitor('Emma', 'Walsh', '0473 45 67 89', 'en'),
  karl: visitor('Karl', 'Schmitz', '0474 56 78 90', 'de'),
  sofie: visitor('Sofie', 'Wouters', '0475 67 89 01'),
};

/** Runs `work` with the clock of this process set to another moment (ms since epoch), so that stored records get that time. */
export async function atTime<Result>(moment: number, work: () => Promise<Result>): Promise<Result> {
  const { now } = Date;
  Date.now = () => moment;
  try {
    return await work();
  } finally {
    Date.now = now;
  }
}

/** A form that a visitor sends. */
export interface DemoRequest {
  form: PageForm;
  subject?: FormSubject;
  who: Visitor;
  values?: Record<string, unknown>;
  source?: Record<string, string>;
}

/** A time between 9:00 and 18:00 in Belgium, `days` days before `now` (ms since epoch). */
export function daysBefore(now: number, days: number): number {
  const moment = instantAt(addDays(dayOf(now), -days), 9 * 60 + ((days * 47) % 540));
  if (moment === null) throw new Error('expected a time that exists on this day');
  return moment;
}

/** Sends a form at a moment (ms since epoch), as `receiveForm` does after its checks; returns the id of the submission. */
export const sendForm = (
  { form, subject, who, values, source = {} }: DemoRequest,
  moment: number,
  data: Snapshot,
): Promise<string> =>
  atTime(moment, async () => {
    const { locale, email, ...names } = who;
    const typed = { ...names, email, privacy: true, ...values };
    const filled = {
      id: randomUUID(),
      key: randomBytes(16).toString('hex'),
      form,
      locale,
      email,
      subject: subject ?? null,
      values: formSchemas[form].parse(typed),
      name: `${who.firstName} ${who.lastName}`,
    };
    const proof = { token: randomUUID(), expiresAt: moment + hourMs };
    return (await storeSubmission(filled, proof, source, data)).id;
  });

/** Number of days with views, today included. */
const viewDays = 60;

/** Sources of visits; repetition makes one more likely. */
const sources = [
  ...['google.com', 'google.com', 'google.com', 'google.com', 'direct', 'direct', 'direct', 'internal', 'internal'],
  ...['immoweb.be', 'immoweb.be', 'immoweb.be', 'zimmo.be', 'facebook.com', 'newsletter / email / new-homes'],
];

/** Stores views of the demo homes and of similar ones, up to a moment (ms since epoch). */
export async function countViews(data: Snapshot, now: number): Promise<void> {
  const own = homesOf(data);
  const alike = own.flatMap((home) => data.catalogue.similar(home, 10));
  const homes = new Map([...own, ...alike].map((home) => [home.id, home]));
  const today = dayOf(now);
  const random = randomFrom(viewDays);
  for (let ago = viewDays - 1; ago >= 0; ago--) {
    const day = addDays(today, -ago);
    const counts = [...homes.values()].flatMap((home) => countsOf(home, day, ago === 0, random));
    if (counts.length > 0) await storeCounts(counts);
  }
  await inTransaction((trx) => deleteTraces(trx, now));
}

/** The counts of a home on a day: more for new homes and at weekends, fewer today. */
function countsOf(home: Property, day: string, isToday: boolean, random: Random): Counted[] {
  if (home.publishedAt > day) return [];
  const age = (Date.parse(day) - Date.parse(home.publishedAt)) / dayMs;
  const isWeekend = weekdayOf(day) > 5;
  const usual = (4 + 14 / (1 + age / 6)) * (isWeekend ? 1.4 : 1) * (isToday ? 0.4 : 1);
  const visits = Math.round(usual * (0.5 + random()));
  return Array.from({ length: visits }, (_, visitor) => visitOf(home.id, day, visitor, random)).flat();
}

/** The counts of one visit. */
function visitOf(home: number, day: string, visitor: number, random: Random): Counted[] {
  const source = pick(sources, random);
  const count = (what: Counted['what'], times = 1): Counted => ({
    day,
    what,
    home,
    source,
    times,
    trace: `${what} ${home} ${visitor}`,
    network: `${what} ${home} ${visitor}`,
  });
  return [
    count('view', pick([1, 1, 1, 2, 2, 3], random)),
    ...(random() < 0.07 ? [count('save')] : []),
    ...(random() < 0.02 ? [count('share')] : []),
  ];
}

/** A number from 0 up to, but not including, 1. */
type Random = () => number;

/** A seeded generator (mulberry32): the demo is the same on every machine. */
function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function pick<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}
