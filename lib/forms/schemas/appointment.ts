import { z } from 'zod';
import { lines, optional, phone, ticked } from './fields.ts';
import { consent, toOwner, writer } from './people.ts';

/** The moment that was chosen: ms since epoch. */
export const chosenMoment = z.string('slot').regex(/^\d{13}$/, 'slot');

/** A visit to a home, or an appointment at the office: the moment, and who comes. */
export const appointmentSchema = z.object({
  slot: chosenMoment,
  waiting: ticked,
  ...writer,
  phone,
  remark: optional(lines('remark')),
  ...toOwner,
  ...consent,
});
