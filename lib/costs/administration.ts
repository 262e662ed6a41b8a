import { type CostRules, inForce } from './schema.ts';

type Administration = CostRules['administration'][number];

/** The flat costs of a deed that hold on a day; null before the first. */
export const administrationOf = (
  deed: Administration['deed'],
  day: string,
  { administration }: Pick<CostRules, 'administration'>,
): Administration | null => inForce(administration, day, (each) => each.deed === deed);

/** What they come to (€), with VAT where it is due. */
export const administrationCosts = ({ parts, vatPercent }: Pick<Administration, 'parts' | 'vatPercent'>): number =>
  parts.reduce((sum, { amount, vat }) => sum + amount * (vat ? 1 + vatPercent / 100 : 1), 0);
