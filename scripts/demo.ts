import { invite } from '../lib/accounts/invite.ts';
import { listAccounts } from '../lib/accounts/store.ts';
import { dayMs, minuteMs } from '../lib/base/day.ts';
import { processState } from '../lib/base/process-state.ts';
import type { Snapshot } from '../lib/content/snapshot.ts';
import { publishedData } from '../lib/data/store.ts';
import { env } from '../lib/env.ts';
import { isLocale, type Locale, locales } from '../lib/i18n/locales.ts';
import { listLeads } from '../lib/leads/store.ts';
import { finishDelivery, leaseMails, nextDue } from '../lib/mail/store.ts';
import { officeHref } from '../lib/routes/office-paths.ts';
import { consentDemo } from './demo/consent.ts';
import { writeOffice } from './demo/office.ts';
import { mistyped } from './demo/people.ts';
import { addDocuments, bookAppointments, sendRequests } from './demo/requests.ts';
import { enableLogins, hasDemoStaff, inviteDemoStaff } from './demo/staff.ts';
import { atTime, countViews, demoHomes, homesOf } from './demo/views.ts';

// npm run demo [-- LOCALE]: creates an owner of some sample homes and, on an empty database, an office with two months of activity: docs/owner-portal.md, docs/office.md.
// npm run demo -- --consent: prepares a site with tags of others instead, which the sample has not: docs/measurement-and-consent.md.
const owner = { email: 'owner@demo.example', name: 'Mia Claes', role: 'client' } as const;

/** Invites the demo owner and, on an empty database, writes sample activity; returns the text to print. */
export async function demo(locale: Locale, data: Snapshot): Promise<string> {
  homesOf(data);
  const reason = await refusal();
  if (!reason) await writeActivity(locale, data);
  const { link } = await invite({ ...owner, locale, homes: demoHomes }, data);
  // Never a door into the office of an agency: only into one that the demo has filled.
  const doors = (await hasDemoStaff()) ? await enableLogins(locale, data) : [];
  return [
    ...(reason
      ? [`No sample activity was written, since ${reason}: it needs a separate, empty SQLite database (VAR_DIR).`]
      : [
          'SAMPLE ACTIVITY of two months was written: visits, requests, an offer, appointments, documents. None of it is real',
          `or mailed. It is in ${env.varDir}: keep that folder separate from the data of an agency.`,
        ]),
    '',
    ...(doors.length > 0
      ? [
          `THE OFFICE, at ${env.siteUrl}${officeHref('', locale)}: with the site running, choose a password by the link, then enter one`,
          'of the codes, each of which is good once. They stand for the app on a telephone; the next demo prints new ones.',
          ...doors,
          '',
        ]
      : []),
    `${owner.name} (${owner.email}) owns the homes ${demoHomes.join(', ')}. With the site running, choose a password here:`,
    link,
  ].join('\n');
}

const worker = 'demo';

/** Marks each mail that is due by a moment (ms since epoch) as sent, without sending it; one did not arrive. */
async function sendNothing(until: number): Promise<void> {
  for (let due = await nextDue(); due !== null && due <= until; due = await nextDue())
    await atTime(due, async () => {
      for (const { id, message } of await leaseMails(worker, 100, minuteMs))
        await finishDelivery(worker, id, message.to === mistyped ? unknownAddress : { sent: true });
    });
}

const unknownAddress = { sent: false, error: `550 5.1.1 ${mistyped}: no such address`, dueAt: null } as const;

/** Returns the reason why no sample activity may be written; null if it may, on an empty SQLite database. */
async function refusal(): Promise<string | null> {
  if (env.databaseUrl) return 'DATABASE_URL is set';
  if ((await listAccounts()).length > 0) return 'the database has accounts';
  return (await listLeads(0)).length > 0 ? 'the database has submissions' : null;
}

/** Writes two months of sample activity up to a moment (ms since epoch), with the site's own functions. Nothing of it is mailed. */
async function writeActivity(locale: Locale, data: Snapshot, now = Date.now()): Promise<void> {
  await atTime(now - 61 * dayMs, () => inviteDemoStaff(locale, data));
  await countViews(data, now);
  await sendRequests(data, now);
  await bookAppointments(data, now);
  await addDocuments(data, now);
  await writeOffice(data, now);
  await sendNothing(now);
}

if (import.meta.main && process.argv.includes('--consent')) {
  console.log(consentDemo(env.dataDir, env.varDir, env.siteUrl));
} else if (import.meta.main) {
  const [locale = 'nl'] = process.argv.slice(2);
  if (!isLocale(locale)) throw new Error(`expected a language: ${locales.join(', ')}.`);
  try {
    console.log(await demo(locale, publishedData()));
  } finally {
    await (await processState.database)?.destroy();
  }
}
