import { z } from 'zod';
import { agreed, day, dayToCome, file, line, lines, optional, phone, whole, zip } from './fields.ts';
import { toOwner, writer } from './people.ts';

/** A candidate tenant. Only what may be asked: who, where, born when, with how many, with what means (domain facts, "Rent application"). */
export const rentalSchema = z.object({
  startDate: dayToCome('startDate'),
  adults: whole('persons', 20),
  children: optional(whole('persons', 20)),
  netIncome: whole('income', 1_000_000),
  incomeProof: optional(file('file')),
  ...writer,
  phone,
  birthDate: day('birthDate'),
  street: line('address', 120),
  zip,
  city: line('city', 80),
  remark: optional(lines('remark', 2000)),
  ...toOwner,
  privacy: agreed('privacy'),
});
