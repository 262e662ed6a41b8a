import { expect, it } from 'vitest';
import { propertySchema } from '@/lib/catalogue/schema/property';
import { draftWarnings, homeWarnings, type WarningContext } from '@/lib/catalogue/warnings/home-warnings';
import { otherHomes } from '@/lib/catalogue/warnings/other-homes';
import { readDraft } from '@/lib/files/draft';
import { preparedPictures } from '@/lib/media/prepared-pictures';
import { first, homes, sample } from '@/tests/support/sample-site';

const context: WarningContext = {
  day: '2026-11-24',
  data: sample,
  others: otherHomes(sample.catalogue),
  pictures: preparedPictures(),
};
const warningsOf = (content: object) => {
  const draft = readDraft(propertySchema, content);
  return draft && draftWarnings(draft, context);
};
const flat = first(homes, ({ id }) => id === 5802);

it('tells of a draft what is there already: its price, an expired certificate, a small picture', () => {
  const { goal, webId, city, price } = flat;
  const begun = { id: 1, status: 'draft', goal, webId, city };
  expect(warningsOf(begun)).toEqual([]);
  const codes = (content: object) => warningsOf({ ...begun, ...content })?.map(({ code, path }) => `${code} ${path}`);
  expect(codes({ price: { amount: price.amount * 10 } })).toEqual(['priceFar price.amount']);
  expect(
    codes({ attributes: { energy: { certificateEnd: '2020-01-01' }, building: { renovationYear: 2062 } } }),
  ).toEqual(['yearFar attributes.building.renovationYear', 'certificateExpired attributes.energy.certificateEnd']);
  expect(codes({ title: { nl: 'Flat zonder lift' }, attributes: { comfort: { lift: true } } })).toEqual([
    'liftDenied title.nl',
  ]);
  expect(codes({ address: { latitude: 50.2, longitude: 5.8 } })).toEqual(['placeFar address.latitude']);
  const stem = String(sample.catalogue.pictures.get(flat.pictures[0] ?? '')?.file).replace(/\.\w+$/, '');
  const pictures = { [stem]: { hash: '', width: 800, height: 600, widths: [], isWhole: true } };
  expect(draftWarnings({ pictures: flat.pictures.slice(0, 1) }, { ...context, pictures })).toMatchObject([
    { code: 'pictureSmall', path: 'pictures.0' },
  ]);
});

it('waits for what a warning compares with', () => {
  const { price: _, ...unpriced } = flat;
  const { costs } = flat.attributes;
  const attributes = {
    ...flat.attributes,
    costs: { ...costs, registrationRights: 1, deposit: 90_000, monthlyRent: 900 },
  };
  for (const goal of [0, 1])
    for (const price of [undefined, {}, { publish: true, unit: flat.price.unit }]) {
      const codes = warningsOf({ ...unpriced, price, goal, attributes })?.map(({ code }) => code);
      expect(codes).not.toContain('costDiffers');
      expect(codes).not.toContain('rentTwice');
      expect(codes).not.toContain('depositHigh');
      expect(codes).not.toContain('priceCents');
    }
});

it('says of a whole home the same as before, and throws at no field that is missing', () => {
  for (const home of homes) expect(warningsOf(home)).toEqual(homeWarnings(home, context));
  // Every draft has these two.
  for (const home of homes.filter((_, i) => i % 10 === 0))
    for (const name of Object.keys(home).filter((one) => one !== 'id' && one !== 'status')) {
      const { [name as keyof typeof home]: _, ...draft } = home;
      expect([name, warningsOf(draft)]).toEqual([name, expect.any(Array)]);
    }
});
