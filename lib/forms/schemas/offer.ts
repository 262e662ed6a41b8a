import { z } from 'zod';
import { agreed, day, dayToCome, line, lines, oneOf, optional, phone, whole, zip } from './fields.ts';
import { titles, toOwner, writer } from './people.ts';

export const financing = ['ownMeans', 'loanCondition', 'loanSure'] as const;

/** An offer to buy: how much, on which conditions, until when, and who buys. */
export const offerSchema = z.object({
  offerAmount: whole('amount'),
  financing: oneOf(financing, 'financing'),
  offerConditions: optional(lines('remark', 2000)),
  validUntil: dayToCome('endDate'),
  ...writer,
  title: oneOf(titles, 'title'),
  phone,
  birthDate: day('birthDate'),
  street: line('address', 120),
  zip,
  city: line('city', 80),
  otherBuyers: optional(lines('remark', 1000)),
  ...toOwner,
  privacy: agreed('privacy'),
});
