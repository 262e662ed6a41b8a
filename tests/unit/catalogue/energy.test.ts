import { describe, expect, it } from 'vitest';
import { bandColour, energyBand, scale } from '@/lib/catalogue/energy/bands';
import { bandLetter, energyLabel, labelPath, parseBand } from '@/lib/catalogue/energy/label';
import vectors from '@/tests/unit/vectors/energy-bands.json';

const regions = ['flanders', 'brussels', 'wallonia'] as const;
const hasselt = { countryId: 10, zip: '3500', webId: 1 };

describe.each(regions)('bands of %s', (region) => {
  it.each(vectors.tests)('$value kWh/m²/year', (vector) => {
    const value = vector.value === 'NaN' ? Number.NaN : (vector.value as number | null);
    expect(energyBand(region, value)).toBe(vector[region].seed);
  });

  it('are those of the source, best first', () =>
    expect(scale(region)).toEqual(vectors.seedUpperBounds[region].map(([band]) => band)));
});

const flemish = (band: string) => ({ region: 'flanders', band });
const strassen = { countryId: 50, zip: '8041' };

it.each<[string, object, object | null]>([
  ['follows from specific energy', { specificEnergy: 245 }, flemish('c')],
  ['is the text of the certificate', { energyLabel: 'A+', specificEnergy: 245 }, flemish('a_plus')],
  ['is computed where that is empty', { energyLabel: ' ', specificEnergy: 245 }, flemish('c')],
  ['is not where that is unknown on the scale', { energyLabel: 'H', specificEnergy: 245 }, null],
  ['is never computed in Luxembourg', { ...strassen, specificEnergy: 45 }, null],
  ['is read there', { ...strassen, energyLabel: 'I' }, { region: 'luxembourg', band: 'i' }],
  ['does not exist for land', { webId: 4, energyLabel: 'A', specificEnergy: 45 }, null],
  ['does not exist for a garage', { webId: 7, energyLabel: 'A', specificEnergy: 45 }, null],
  ['needs something to follow from', {}, null],
  ['has no scale in another country', { countryId: 31, specificEnergy: 45 }, null],
])('energyLabel: %s', (_, home, label) => expect(energyLabel({ ...hasselt, ...home })).toEqual(label));

describe('a band', () => {
  it.each([...regions, 'luxembourg'] as const)('in %s is read back from its letter', (region) => {
    for (const band of scale(region)) expect(parseBand(bandLetter(band), region)).toBe(band);
  });

  it('is written as on the certificate, and has a picture', () => {
    const letters = (['a_plusplus', 'a_plus', 'a', 'a_sub'] as const).map(bandLetter);
    expect(letters).toEqual(['A++', 'A+', 'A', 'A-']);
    expect(labelPath('flanders', 'a_plus')).toBe('/images/epc/flanders/a_plus.png');
  });

  it('is green at the best end and red at the worst', () => {
    for (const region of [...regions, 'luxembourg'] as const) {
      expect(bandColour(region, scale(region)[0] ?? 'a')).toBe('#00A651');
      expect(bandColour(region, scale(region).at(-1) ?? 'a')).toBe('#ED1B24');
    }
    expect(scale('flanders').map((band) => bandColour('flanders', band))).toHaveLength(new Set(scale('flanders')).size);
    expect(bandColour('brussels', 'b_sub')).toBe(bandColour('brussels', 'b_plus'));
  });
});
