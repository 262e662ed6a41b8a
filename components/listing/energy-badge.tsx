import type { EnergyBadgeView } from '@/lib/catalogue/energy/label';

const steps = ['', 'epc-1', 'epc-2', 'epc-3', 'epc-4', 'epc-5', 'epc-6', 'epc-7'];

/** The letter on its colour; the letter is always printed, colour alone says nothing (domain facts, "Energy"). */
export const EnergyBadge = ({ badge: { letter, step }, text }: { badge: EnergyBadgeView; text: string }) => (
  <span className={`epc ${steps[step]}`} role="img" aria-label={text}>
    {letter}
  </span>
);
