import { z } from 'zod';
import { line, lines, oneOf, optional, phone, whole, zip } from './fields.ts';
import { callTimes, consent, home, writer } from './people.ts';

export const conditions = ['new', 'good', 'refresh', 'renovate'] as const;
export const valuationGoals = ['sell', 'rent', 'know'] as const;

/** A request for a free valuation: the home, and who asks. */
export const valuationSchema = z.object({
  valuationStreet: line('valuationAddress', 120),
  valuationZip: zip,
  valuationCity: line('city', 80),
  propertyType: line('propertyType', 40),
  livingArea: optional(whole('number', 100_000)),
  groundArea: optional(whole('number', 100_000_000)),
  condition: optional(oneOf(conditions, 'choice')),
  valuationGoal: oneOf(valuationGoals, 'valuationGoal'),
  ...writer,
  phone,
  ...home,
  ...callTimes,
  remark: optional(lines('remark')),
  ...consent,
});
