import { db } from '../db/database.ts';
import { findPersonId } from '../db/person-index.ts';
import { sameEmail } from '../db/same-email.ts';
import type { LeadRecord } from '../leads/store.ts';
import { isVisible, selectVisibleLeads } from '../leads/store-inbox.ts';
import type { Portfolio } from '../staff/portfolio.ts';

/** The last digits of a telephone number, which are the same with and without the code of a country. */
const localDigits = 8;

/**
 * Returns everything else of the person who sent a lead, by their address or telephone number, the newest first: at most 20 leads and 10
 * appointments, as a broker may see them, the number of saved searches, and the id of the person (null if unknown).
 */
export async function findSamePerson(
  { id, email, fields }: Pick<LeadRecord, 'id' | 'email' | 'fields'>,
  visibleTo?: Portfolio,
) {
  // A number is found by its digits among the words of a lead.
  const phone = typeof fields.phone === 'string' ? fields.phone.replace(/\D/g, '').slice(-localDigits) : '';
  const hasPhone = phone.length === localDigits;
  if (email === '' && !hasPhone) return { leads: [], visits: [], searches: 0, person: null };
  const database = await db();
  const theirs = selectVisibleLeads(database, visibleTo).where((eb) =>
    eb.or([
      ...(email === '' ? [] : [sameEmail('email', email)]),
      ...(hasPhone ? [eb('words', 'like', `%${phone}%`)] : []),
    ]),
  );
  const leads = await theirs
    .select(['id', 'form', 'property', 'project', 'created_at', 'status', 'email'])
    .where('id', '!=', id)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  const visits = await database
    .selectFrom('visit')
    .select(['id', 'starts_at', 'state', 'property'])
    .where('lead', 'in', theirs.select('lead.id'))
    .orderBy('starts_at', 'desc')
    .limit(10)
    .execute();
  let search = database.selectFrom('search').where(sameEmail('email', email));
  // A broker who does not see all leads of a person sees none of their searches (lib/people/people-page.ts).
  if (visibleTo) {
    const unseen = database
      .selectFrom('lead')
      .select('id')
      .where((eb) => eb.and([sameEmail('email', email), eb.not(isVisible(eb, visibleTo))]));
    search = search.where((eb) => eb.not(eb.exists(unseen)));
  }
  const { searches } = await search.select(({ fn }) => fn.countAll<number>().as('searches')).executeTakeFirstOrThrow();
  const address = email || leads.find((lead) => lead.email !== '')?.email;
  return { leads, visits, searches, person: address ? await findPersonId(address) : null };
}
