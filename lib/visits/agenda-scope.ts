import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { portfolioOf } from '../staff/portfolio.ts';
import { may } from '../staff/rights.ts';
import { agendaOfBroker, officeAgenda } from './agenda.ts';
import type { AgendaScope } from './store-agenda.ts';

/** Limits the appointments that somebody sees: their own agenda and homes, and the office's; undefined if they see all. */
export function agendaScope(staff: Staff, data: Pick<Snapshot, 'catalogue'>): AgendaScope | undefined {
  if (may(staff.role, 'leads.all')) return undefined;
  const own = staff.broker === null ? [] : [agendaOfBroker(staff.broker)];
  return { agendas: [...own, officeAgenda], homes: portfolioOf(staff, data).homes };
}

/** An agenda by its word in addresses: the id of a broker, or "office". */
export interface OfficeAgenda {
  id: string;
  word: string;
  /** The name of the broker; null for the office, which is named per language. */
  name: string | null;
}

/** The agendas that somebody works with: those of brokers who show homes, and the office's. */
export function listStaffAgendas(
  staff: Staff,
  { catalogue, content }: Pick<Snapshot, 'catalogue' | 'content'>,
): OfficeAgenda[] {
  const scope = agendaScope(staff, { catalogue });
  const shows = new Set([...catalogue.properties.values()].map(({ broker }) => broker));
  const brokers = [...content.team.values()]
    .filter(({ id }) => shows.has(id) || id === staff.broker)
    .map(({ id, name }): OfficeAgenda => ({ id: agendaOfBroker(id), word: id, name }));
  return [...brokers, { id: officeAgenda, word: officeAgenda, name: null }].filter(
    ({ id }) => scope === undefined || scope.agendas.includes(id),
  );
}
