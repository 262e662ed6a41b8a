import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { type Portfolio, portfolioOf } from '../staff/portfolio.ts';
import { may } from '../staff/rights.ts';

/** The figures that a member of staff may see. */
export interface FiguresScope {
  /** Only the homes and leads of this broker; undefined for all of the agency. */
  own?: Portfolio & Pick<Staff, 'broker'>;
  /** Only this home. */
  home?: number;
  /** Whether leads and appointments are included; an editor sees only what was looked at. */
  leads: boolean;
  /** Whether the figures are listed by broker, for people who see them all. */
  brokers: boolean;
}

/** Returns the scope of a member of staff; a home that they may not see is ignored. */
export function figuresScope(staff: Staff, data: Pick<Snapshot, 'catalogue'>, home?: number): FiguresScope {
  const leads = may(staff.role, 'figures.leads');
  const seesAll = may(staff.role, 'leads.all');
  const own = leads && !seesAll ? { ...portfolioOf(staff, data), broker: staff.broker } : undefined;
  const isTheirs = home !== undefined && (!own || own.homes.includes(home));
  return { own, home: isTheirs ? home : undefined, leads, brokers: seesAll };
}

/** Returns the homes of a scope; undefined for all. */
export const homesIn = ({ own, home }: FiguresScope): readonly number[] | undefined =>
  home === undefined ? own?.homes : [home];
