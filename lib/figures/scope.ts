import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Portfolio } from '../staff/portfolio.ts';
import { portfolioOf } from '../staff/portfolio.ts';
import { may } from '../staff/rights.ts';

/** Whose figures somebody sees. */
export interface FiguresScope {
  /** A broker's own homes and leads; undefined: those of the agency. */
  own?: Portfolio & Pick<Staff, 'broker'>;
  /** One of these homes alone. */
  home?: number;
  /** Leads and appointments, too: an editor sees what was looked at. */
  leads: boolean;
  /** The figures by broker, for people who see them all. */
  brokers: boolean;
}

/** A home that a broker may not see is not asked for. */
export function figuresScope(staff: Staff, data: Pick<Snapshot, 'catalogue'>, home?: number): FiguresScope {
  const leads = may(staff.role, 'figures.leads');
  const all = may(staff.role, 'leads.all');
  const own = leads && !all ? { ...portfolioOf(staff, data), broker: staff.broker } : undefined;
  const isTheirs = home !== undefined && (!own || own.homes.includes(home));
  return { own, home: isTheirs ? home : undefined, leads, brokers: all };
}

/** The homes whose figures are asked; undefined: all. */
export const homesIn = ({ own, home }: FiguresScope): readonly number[] | undefined =>
  home === undefined ? own?.homes : [home];
