import { randomUUID } from 'node:crypto';
import { toCatalogue } from '@/lib/catalogue/catalogue';
import type { Property } from '@/lib/catalogue/schema/property';
import type { Snapshot } from '@/lib/content/snapshot';
import { db, inTransaction } from '@/lib/db/database';
import type { OutgoingMail } from '@/lib/mail/mail';
import { sendDueAlerts } from '@/lib/subscriptions/send-alerts';
import { confirmSearch, insertSearch, type StoredSearch } from '@/lib/subscriptions/store';
import { first, sample } from '@/tests/support/sample-site';

const example = first(
  sample.catalogue.properties.values(),
  ({ goal, marquee, price, projectId }) =>
    goal === 0 && marquee === undefined && price.publish && price.unit === 0 && projectId === undefined,
);

/** Addresses are those of the sample's homes. */
const ids = [...sample.catalogue.properties.keys()];

/** A home for sale in Hasselt at € 300.000; the same number is the same home. */
export const home = (
  number: number,
  own: { price?: Partial<Property['price']> } & Partial<Omit<Property, 'price'>> = {},
) => ({
  ...example,
  city: 'hasselt',
  // Prepared pictures come with a build, which these tests do without.
  pictures: [],
  ...own,
  id: ids[number] ?? number,
  price: { ...example.price, amount: 300_000, ...own.price },
});

/** The sample agency with these homes alone. */
export const siteWith = (...homes: Property[]): Snapshot => ({
  ...sample,
  catalogue: toCatalogue(sample.catalogue, homes),
});

/** Keeps a search, confirmed unless the test is about that. */
export async function addSearch(own: Partial<StoredSearch> = {}, confirmed = true): Promise<StoredSearch> {
  const search: StoredSearch = {
    id: randomUUID(),
    email: 'an.peeters@visitor.example',
    name: 'An Peeters',
    locale: 'nl',
    criteria: 'sale.hasselt.-',
    pace: 'atOnce',
    ...own,
  };
  await inTransaction((trx) => insertSearch(trx, search));
  if (confirmed) await confirmSearch(search.id);
  return search;
}

/** Every waiting mail, in order. */
export async function waitingMails(): Promise<OutgoingMail[]> {
  const rows = await (await db()).selectFrom('outbox').select('message').orderBy('created_at').execute();
  return rows.map(({ message }) => JSON.parse(message ?? 'null'));
}

/** Lets a worker tell everything that it finds in a catalogue; returns the subjects of the mails that came of it. */
export async function sendAllAlerts(data: Snapshot, worker = 'a'): Promise<string[]> {
  const before = (await waitingMails()).length;
  while ((await sendDueAlerts(worker, data)) > 0);
  return (await waitingMails()).slice(before).map(({ subject }) => subject);
}
