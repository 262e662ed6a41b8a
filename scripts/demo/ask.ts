import { randomBytes, randomUUID } from 'node:crypto';
import type { Snapshot } from '../../lib/data/load.ts';
import { addDays, dayOf, instantOf } from '../../lib/day.ts';
import { hourMs } from '../../lib/duration.ts';
import { formSchemas } from '../../lib/forms/schemas/form-schemas.ts';
import { storeFilled } from '../../lib/forms/store-filled.ts';
import type { HomeForm } from '../../lib/owners/home-forms.ts';
import { at } from './at.ts';
import type { DemoHome } from './homes.ts';
import type { Visitor } from './visitors.ts';

/** A form as somebody sends it. */
export interface Asked {
  form: HomeForm;
  home: DemoHome;
  who: Visitor;
  values?: Record<string, unknown>;
}

/** A moment of the day that was so many days before, between 9 and 18 o'clock in Belgium; ms since epoch. */
export function daysBefore(now: number, days: number): number {
  const moment = instantOf(addDays(dayOf(now), -days), 9 * 60 + ((days * 47) % 540));
  if (moment === null) throw new Error('no clock leaves out these hours');
  return moment;
}

/** Sends a form at a moment (ms since epoch), as receiveForm does after its checks; returns the id of the submission. */
export const ask = ({ form, home, who, values }: Asked, moment: number, data: Snapshot): Promise<string> =>
  at(moment, async () => {
    const { locale, email, ...names } = who;
    const typed = { ...names, email, privacy: true, ...values };
    const filled = {
      id: randomUUID(),
      key: randomBytes(16).toString('hex'),
      form,
      locale,
      email,
      about: { be: 'property', id: home } as const,
      values: formSchemas[form].parse(typed),
      name: `${who.firstName} ${who.lastName}`,
    };
    const proof = { token: randomUUID(), expiresAt: moment + hourMs };
    return (await storeFilled(filled, proof, {}, data)).id;
  });
