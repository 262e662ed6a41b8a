import { z } from 'zod';
import { lines, optional, phone, ticked } from './fields.ts';
import { consent, toOwner, writer } from './people.ts';

/** A visit to a home, or an appointment at the office: the moment (ms since epoch), and who comes. */
export const appointmentSchema = z.object({
  slot: z.string('slot').regex(/^\d{13}$/, 'slot'),
  waiting: ticked,
  ...writer,
  phone,
  remark: optional(lines('remark')),
  ...toOwner,
  ...consent,
});
