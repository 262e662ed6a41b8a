import { people } from './people.ts';
import type { DemoStaff } from './staff.ts';
import type { Visitor } from './views.ts';

export interface HandLead {
  daysAgo: number;
  by: DemoStaff;
  form: 'by-telephone' | 'at-the-door' | 'by-mail';
  who: Visitor;
  /** Some people who telephone give no address. */
  hasMail?: true;
  home?: number;
  remark: string;
}

const { dirk, katrien, markus, wim } = people;

/** Leads that were entered by staff. */
export const handLeads: readonly HandLead[] = [
  {
    daysAgo: 33,
    by: 'sara',
    form: 'at-the-door',
    who: wim,
    home: 5802,
    remark: 'Kwam binnen: zoekt iets kleiners in het centrum, met lift.',
  },
  {
    daysAgo: 13,
    by: 'lies',
    form: 'by-mail',
    who: markus,
    hasMail: true,
    remark: 'Fragt, ob wir auch in der Städteregion Aachen schätzen.',
  },
  {
    daysAgo: 7,
    by: 'tom',
    form: 'by-telephone',
    who: dirk,
    home: 5805,
    remark: 'Belde over de erfdienstbaarheid aan de linkerkant. Terugbellen na 17 uur.',
  },
  {
    daysAgo: 0,
    by: 'sara',
    form: 'by-telephone',
    who: katrien,
    home: 5812,
    remark: 'Wil woensdag met haar zoon komen kijken.',
  },
];
