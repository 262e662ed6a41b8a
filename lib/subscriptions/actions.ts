import { normalizeEmail } from '../base/email.ts';
import 'server-only';
import { z } from 'zod';
import { writeAudit } from '../audit/store.ts';
import { publicAmount } from '../catalogue/prices/price.ts';
import { parseIds } from '../catalogue/saved-homes.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { inTransaction } from '../db/database.ts';
import type { Locale } from '../i18n/locales.ts';
import { addEntry } from '../leads/store-work.ts';
import { composeMail } from '../letters/compose.tsx';
import { putMail } from '../mail/store.ts';
import { type ActionContext, defineAction, RejectionError } from '../staff/define-action.ts';
import { canBeOffered, type FittingPerson, findFittingPeople } from './matching-people.ts';
import { composeOfferMail, type OfferWords, proposeWords } from './offer-mail.ts';
import { recordOffers } from './store-offers.ts';
import { markSearchesNotified } from './store-wishes.ts';

/** Mails at a time: more would hold up the process. */
export const maxMails = 100;
/** Homes in one mail. */
const maxHomes = 12;

/** Subject and text in each language that the form had, as "subject-nl"; what it had not is proposed. */
const schema = z.record(z.string(), z.string().max(10_000));

/**
 * Writes to people about homes that fit what they asked for: `to` and `homes` are the selection, `one` is the person whose own button
 * was pressed. People and reasons are looked up again, so that nobody else gets a mail, whatever the form says. With `preview` the mails are
 * only shown.
 */
export const offerHomesAction = defineAction({
  name: 'home.offer',
  roles: ['owner', 'broker'],
  schema,
  async run(sent, context) {
    const homes = homesIn(context);
    const singleEmail = String(context.form.get('one') ?? '');
    const emails = (singleEmail ? [singleEmail] : context.form.getAll('to').map(String)).map(normalizeEmail);
    if (emails.length === 0) throw new RejectionError('nobodyChosen');
    if (emails.length > maxMails) throw new RejectionError('tooManyMails');
    const wanted = await recipientsByHome(homes, emails, context);
    const previews: string[] = [];
    let mails = 0;
    for (const [person, theirs] of wanted) {
      const proposed = await proposeWords(person.locale, theirs);
      const own = {
        subject: sent[`subject-${person.locale}`] ?? proposed.subject,
        text: sent[`text-${person.locale}`] ?? proposed.text,
      };
      if (sent.preview) previews.push(await previewOffer(person, theirs, own, context));
      else if (await offer(person, theirs, own, context)) mails++;
    }
    if (previews.length > 0) return { values: { preview: previews.join('\n\n———\n\n') } };
    if (mails === 0) throw new RejectionError('nobodyFits');
    return { done: 'offered' };
  },
});

function homesIn({ form, data }: ActionContext): Property[] {
  const ids = parseIds(form.getAll('homes').join(',')).slice(0, maxHomes);
  const homes = ids.flatMap((id) => data.catalogue.properties.get(id) ?? []);
  if (ids.length === 0) throw new RejectionError('noHomeChosen');
  if (homes.length < ids.length || !homes.every((home) => canBeOffered(home, data)))
    throw new RejectionError('notOffered');
  return homes;
}

/** Each person with the homes that fit them and that staff have not written to them about. */
async function recipientsByHome(
  homes: readonly Property[],
  emails: readonly string[],
  { session, data }: ActionContext,
) {
  const wanted = new Map<string, [FittingPerson, Property[]]>();
  for (const home of homes)
    for (const person of await findFittingPeople(home, session.staff, data, emails)) {
      if (person.offeredAt !== null) continue;
      const [known, theirs] = wanted.get(person.email) ?? [person, []];
      // The first of several homes may fit a search, and another one a question.
      const searches = [...known.searches, ...person.searches.filter((one) => !known.searches.some(isSame(one)))];
      wanted.set(person.email, [{ ...known, searches, asked: known.asked ?? person.asked }, [...theirs, home]]);
    }
  return wanted.values();
}

/** A mail as its recipient reads it. */
async function previewOffer(
  person: FittingPerson,
  homes: readonly Property[],
  words: OfferWords,
  { session: { staff }, data }: ActionContext,
): Promise<string> {
  const { message } = await composeMail(await composeOfferMail(person, homes, words, staff, data));
  // Its links are for the recipient alone: they change or stop what they asked for.
  const text = message.text.replaceAll(/https?:\/\/\S+/g, '…');
  return `${message.to}\n${message.subject}\n\n${text}`;
}

const isSame =
  (search: { id: string }) =>
  (other: { id: string }): boolean =>
    other.id === search.id;

/**
 * Sends one mail; false if somebody else sent it first, or its search was stopped meanwhile. The mail, the record that the homes were
 * announced, the lead's entry and the line in the log are one transaction: a second click, or a colleague's, sends nothing twice.
 */
async function offer(
  person: FittingPerson,
  homes: readonly Property[],
  words: OfferWords,
  { session: { staff }, data }: ActionContext,
): Promise<boolean> {
  const mail = await composeMail(await composeOfferMail(person, homes, words, staff, data));
  const { searches, asked, email } = person;
  const ids = homes.map(({ id }) => id);
  try {
    await inTransaction(async (trx) => {
      if ((await recordOffers(trx, email, ids)).length < ids.length) throw new RejectionError('nobodyFits');
      await putMail(trx, mail, asked?.id);
      const prices = homes.map((home) => [home.id, publicAmount(home, data.catalogue)] as const);
      const searchIds = searches.map(({ id }) => id);
      if (!(await markSearchesNotified(trx, searchIds, prices))) throw new RejectionError('nobodyFits');
      if (asked) await addEntry(trx, asked.id, staff, offerEntry(words, homes, person.locale, mail.id));
      await writeAudit(trx, staff, { action: 'home.offer', subject: asked?.id, after: { home: ids.join(' ') } });
    });
    return true;
  } catch (error) {
    if (error instanceof RejectionError) return false;
    throw error;
  }
}

/** Returns the entry of the lead about an offer. */
const offerEntry = ({ subject, text }: OfferWords, homes: readonly Property[], locale: Locale, mail: string) => {
  const about = homes.map(({ reference, title }) => `${reference} · ${title[locale]}`).join('\n');
  return { kind: 'answer' as const, subject, text: `${text}\n\n${about}`, mail };
};
