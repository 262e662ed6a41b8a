import { storeLead } from '@/lib/db/leads';
import type { HomeForm } from '@/lib/owners/home-forms';
import type { OwnedHome } from '@/lib/owners/owned-home';
import { lead, mail } from './examples';

/** Homes as a session hands them out. */
export const owned = (...ids: number[]): OwnedHome[] => ids as OwnedHome[];

/** A request of An Peeters about a home, with the mail to the agency that names her. */
export const request = (form: HomeForm, property: number, fields: Record<string, unknown>) =>
  storeLead(lead({ form, about: { property }, fields }), [mail({ subject: 'Contact · Een huis · An Peeters' })]);
