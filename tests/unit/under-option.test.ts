import { expect, it } from 'vitest';
import { toCardView } from '@/lib/catalogue/card-view';
import { toUnitView } from '@/lib/catalogue/units';
import { first, homes, sample } from '@/tests/support/sample-site';

const held = (home: (typeof homes)[number]) => home.marquee === 3 && home.price.publish;

it('a card of a home under option has its name on the picture and its price below', () => {
  const card = toCardView(first(homes, held), 'nl', sample);
  expect(card).toMatchObject({ ribbon: 'In optie', price: { kind: 'amount' }, closed: false });
});

it('a unit under option keeps its price beside its state', () => {
  const unit = first(homes, (home) => held(home) && home.projectId !== undefined);
  expect(toUnitView(unit, 'nl', sample)).toMatchObject({
    state: 'option',
    marquee: 'In optie',
    hasPrice: true,
    price: { kind: 'amount' },
  });
});
