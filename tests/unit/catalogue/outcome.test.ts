import { describe, expect, it } from 'vitest';
import { homeOutcome } from '@/lib/catalogue/prices/outcome';
import type { Property } from '@/lib/catalogue/schema/property';
import { euro } from '@/lib/i18n/euro';
import { sample } from '@/tests/support/sample-site';

const [held, sold] = [3, 5];
const home = (changed: Partial<Property> = {}) => ({
  goal: 0 as const,
  marquee: sold,
  publishedAt: '2026-03-01',
  price: { publish: true, amount: 351_000, unit: 0 },
  history: [
    { date: '2026-03-01', amount: 362_000 },
    { date: '2026-05-09', amount: 342_000, marquee: held },
    { date: '2026-08-15', amount: 351_000, marquee: sold },
  ],
  ...changed,
});
const outcome = (changed?: Partial<Property>) => homeOutcome(home(changed), 'nl', sample.catalogue);

describe('the outcome of a sale', () => {
  it('is the number of days and the range of the asking price, not of the price that was agreed', () => {
    expect(outcome()).toEqual({
      goal: 'sale',
      days: 167,
      asked: `${euro(300_000, 'nl')}\u00a0–\u00a0${euro(350_000, 'nl')}`,
    });
  });

  it('has no range where the asking price was not published', () => {
    expect(outcome({ price: { publish: false, amount: 351_000, unit: 0 } })?.asked).toBeNull();
    const soldAtOnce = [
      { date: '2026-03-01', amount: 362_000 },
      { date: '2026-03-02', amount: 351_000, marquee: sold },
    ];
    expect(outcome({ history: soldAtOnce })).toEqual({ goal: 'sale', days: 1, asked: null });
    const hidden = [{ date: '2026-03-01' }, { date: '2026-08-15', amount: 351_000, marquee: sold }];
    expect(outcome({ history: hidden })).toEqual({ goal: 'sale', days: 167, asked: null });
  });

  it('is not known without a history, and nothing before it is sold', () => {
    expect(outcome({ history: undefined })).toBeNull();
    expect(outcome({ marquee: held })).toBeNull();
    expect(outcome({ goal: 2 })).toBeNull();
  });
});
