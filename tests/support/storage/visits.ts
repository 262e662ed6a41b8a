import { randomBytes, randomUUID } from 'node:crypto';
import { db } from '@/lib/db/database';
import { type FormErrors, FormRefusalError } from '@/lib/forms/form-state';
import { storeLead } from '@/lib/leads/store';
import type { Submission } from '@/lib/leads/submission';
import { getAgenda } from '@/lib/visits/agenda';
import { bookVisit } from '@/lib/visits/book-visit';
import { holdSlot } from '@/lib/visits/choose-slot';
import { listSlots } from '@/lib/visits/slots';
import { first, sample } from '@/tests/support/sample-site';

const { catalogue, content } = sample;

/** A home that can be visited, by default one for sale. */
export const visitedHome = first(catalogue.properties.values(), ({ id }) => id === 5801);

/** The key of a form on a page. */
export const formKey = (): string => randomBytes(16).toString('hex');

/** The slots offered for a home now, as the form sends them. */
export const offered = (home: typeof visitedHome | null = visitedHome): string[] =>
  listSlots(getAgenda(home, sample).place, content.visits, Date.now(), []).map(({ startsAt }) => String(startsAt));

interface Hold {
  slot: string;
  key?: string;
  /** The result of `clientNetwork`; unique by default. */
  network?: string;
  home?: typeof visitedHome | null;
}

/** Chooses a slot as the form does with a script; returns whether it is held, and which slots are full. */
export async function choose({ slot, key = formKey(), network = randomUUID(), home = visitedHome }: Hold) {
  const answer = await holdSlot({ key, about: home ? `property-${home.id}` : '', slot }, network, sample);
  if (!answer) throw new Error('no form asks so');
  return answer;
}

interface Booking {
  slot: string;
  waiting?: boolean;
  key?: string;
  home?: typeof visitedHome | null;
  locale?: Submission['locale'];
  email?: string;
}

/** Sends the form as receive-form does; returns the id of the appointment, or the error. */
export async function book(asked: Booking): Promise<string | FormErrors> {
  const {
    slot,
    waiting = false,
    key = formKey(),
    home = visitedHome,
    locale = 'nl',
    email = 'an@visitor.example',
  } = asked;
  const fields = {
    slot,
    waiting,
    firstName: 'An',
    lastName: 'Peeters',
    email,
    phone: '0470 12 34 56',
    nameToOwner: false,
    newsletter: false,
    privacy: true,
  } as const;
  const form = 'contact-appointment';
  const subject = home && ({ type: 'property', id: home.id } as const);
  const submission: Submission<'contact-appointment'> = {
    id: randomUUID(),
    form,
    key,
    locale,
    subject,
    values: fields,
    name: 'An Peeters',
    email,
    uploads: [],
  };
  const lead = {
    key,
    form,
    locale,
    name: submission.name,
    email,
    fields,
    source: {},
    subject: subject ? { property: subject.id } : {},
  };
  try {
    return (await storeLead(lead, [], (trx, id) => bookVisit(submission, sample, trx, id))).id;
  } catch (error) {
    if (error instanceof FormRefusalError) return error.errors;
    throw error;
  }
}

/** Recipients and subjects of the mails, in the order of the outbox. */
export async function mails(): Promise<
  { to: string; subject: string; text: string; calendar: string | null; wantedAt: number }[]
> {
  const rows = await (await db()).selectFrom('outbox').selectAll().orderBy('created_at').execute();
  return rows.map(({ recipient, subject, message, wanted_at }) => {
    const { text, attachments } = JSON.parse(message ?? '{}');
    const file = attachments?.[0]?.content;
    const calendar = file
      ? Buffer.from(file, 'base64')
          .toString()
          .replaceAll(/\r\n[ \t]/g, '')
      : null;
    return { to: recipient, subject, text, calendar, wantedAt: wanted_at };
  });
}
