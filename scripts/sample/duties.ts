import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notaryFeeWithVat } from '../../lib/costs/notary.ts';
import { registrationDuty, registrationRule } from '../../lib/costs/registration.ts';
import { costsSchema, inForce } from '../../lib/costs/schema.ts';
import { today } from './dates.ts';
import type { Region } from './places.ts';

const rules = costsSchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../data/costs.json'), 'utf8')));

/** The notary's fee on a price (€), VAT included, rounded to a euro. */
export function estimatedNotaryFee(price: number): number | undefined {
  const tariff = inForce(rules.notary, today);
  return tariff ? Math.round(notaryFeeWithVat(price, tariff)) : undefined;
}

/** Registration duty (€) on the sole own home, rounded to a euro; none is known for Luxembourg. */
export function ownHomeDuty(price: number, region: Region): number | undefined {
  if (region === 'luxembourg') return undefined;
  const rule = registrationRule(rules.registration, { price, region, use: 'own', day: today });
  return rule ? Math.round(registrationDuty(price, rule)) : undefined;
}
