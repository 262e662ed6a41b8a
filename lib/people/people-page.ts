import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import { recordView } from '../audit/store.ts';
import { storedCriteria } from '../catalogue/search/alert-criteria.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Person } from '../db/person-index.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Cursor } from '../leads/store-inbox.ts';
import { isResponsibleFor } from '../owners/access.ts';
import { searchSummary } from '../search/search-card.ts';
import { visibleTo } from '../staff/portfolio.ts';
import { may } from '../staff/rights.ts';
import { agendaOfBroker } from '../visits/agenda.ts';
import { erasePersonAction, mergePersonAction } from './actions.ts';
import { planErasure } from './erase-person.ts';
import { countByPerson, findDuplicates, findVisiblePerson, listPeople, type PeopleScope } from './store-list.ts';
import { readPersonRecord } from './store-record.ts';

/** Limits the people that somebody sees; undefined if they see all. */
export function peopleScope(staff: Staff, data: Pick<Snapshot, 'catalogue'>): PeopleScope | undefined {
  const scope = visibleTo(staff, data);
  return scope && { ...scope, agenda: agendaOfBroker(staff.broker ?? '') };
}

/** The query in the address of the list. */
export interface PeopleQuery {
  text?: string;
  after?: Cursor;
}

export function readPeopleQuery(query: URLSearchParams): PeopleQuery {
  const [, at, id] = /^(\d{1,15})_([0-9a-f-]{36})$/.exec(query.get('after') ?? '') ?? [];
  return {
    text: query.get('text')?.trim().slice(0, 100) || undefined,
    after: at && id ? { at: Number(at), id } : undefined,
  };
}

/** Returns the address of the list of people for a query, from a place in the list. */
export function peopleHref({ text }: PeopleQuery, after?: Cursor): string {
  const parts = { ...(text && { text }), ...(after && { after: `${after.at}_${after.id}` }) };
  return `?${new URLSearchParams(parts)}`;
}

const pageSize = 50;

export const readPeople = ({ text, after }: PeopleQuery, staff: Staff, data: Snapshot) =>
  listPeople({ scope: peopleScope(staff, data), text }, after ?? null, pageSize);

/** Everything on the page of a person that a member of staff may see; null for an unknown person. The view is logged. */
export async function readPerson(id: string, wanted: string | null, staff: Staff, locale: Locale, data: Snapshot) {
  const scope = peopleScope(staff, data);
  const person = await findVisiblePerson(id, scope);
  if (!person) return null;
  await recordView(staff, { action: 'person.look', subject: person.id });
  const { account, ...all } = await readPersonRecord(person.email, scope);
  const record = person.isShared ? { ...all, searches: [], reader: null } : all;
  return {
    person,
    record: {
      ...record,
      account: account && { ...account, homes: account.homes.filter(isResponsibleFor(staff, data)) },
    },
    searches: await Promise.all(
      record.searches.map(async (search) => {
        const criteria = storedCriteria(search);
        return { ...search, words: criteria && (await searchSummary(criteria, locale, data)) };
      }),
    ),
    erasure: may(staff.role, erasePersonAction) ? await planErasure(person.email, data) : null,
    doubles: may(staff.role, mergePersonAction) ? await readDoubles(person, wanted) : null,
  };
}

export type PersonView = NonNullable<Awaited<ReturnType<typeof readPerson>>>;

/** Possible duplicates of a person, and what would be moved from the chosen one. */
async function readDoubles(person: Person, wanted: string | null) {
  const chosen = wanted && wanted !== person.id ? await findVisiblePerson(wanted, undefined) : null;
  return {
    candidates: await findDuplicates(person),
    chosen: chosen && { ...chosen, counts: (await countByPerson([chosen.email])).get(chosen.email) },
  };
}
