import { describe, expect, it } from 'vitest';
import { energyBand, scale } from '@/lib/energy/bands';
import { bandColour } from '@/lib/energy/colour';
import { bandLetter, bandOf, energyLabel, labelPath } from '@/lib/energy/label';
import vectors from './vectors/energy-bands.json';

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

describe('energyLabel', () => {
  it('follows from specific energy', () =>
    expect(energyLabel({ ...hasselt, specificEnergy: 245 })).toEqual({ region: 'flanders', band: 'c' }));

  it('is the text of the certificate when there is one', () => {
    expect(energyLabel({ ...hasselt, energyLabel: 'A+', specificEnergy: 245 })).toEqual({
      region: 'flanders',
      band: 'a_plus',
    });
    expect(energyLabel({ ...hasselt, energyLabel: ' ', specificEnergy: 245 })?.band).toBe('c');
  });

  it('is not computed when the text is unknown on the scale', () =>
    expect(energyLabel({ ...hasselt, energyLabel: 'H', specificEnergy: 245 })).toBeNull());

  it('is never computed in Luxembourg', () => {
    const strassen = { countryId: 50, zip: '8041', webId: 1 };
    expect(energyLabel({ ...strassen, specificEnergy: 45 })).toBeNull();
    expect(energyLabel({ ...strassen, energyLabel: 'I' })).toEqual({ region: 'luxembourg', band: 'i' });
  });

  it.each([4, 7])('does not exist for type %s, land or garage', (webId) =>
    expect(energyLabel({ ...hasselt, webId, energyLabel: 'A', specificEnergy: 45 })).toBeNull(),
  );

  it('needs something to follow from', () => {
    expect(energyLabel(hasselt)).toBeNull();
    expect(energyLabel({ ...hasselt, countryId: 31, specificEnergy: 45 })).toBeNull();
  });
});

describe('a band', () => {
  it.each([...regions, 'luxembourg'] as const)('of %s is read back from its letter', (region) => {
    for (const band of scale(region)) expect(bandOf(bandLetter(band), region)).toBe(band);
  });

  it('is written as on the certificate', () => {
    expect(['a_plusplus', 'a_plus', 'a', 'a_sub'].map((band) => bandLetter(band as 'a'))).toEqual([
      'A++',
      'A+',
      'A',
      'A-',
    ]);
  });

  it('has a picture', () => expect(labelPath('flanders', 'a_plus')).toBe('/images/epc/flanders/a_plus.png'));

  it('is green at the best end and red at the worst', () => {
    for (const region of [...regions, 'luxembourg'] as const) {
      expect(bandColour(region, scale(region)[0] ?? 'a')).toBe('#00A651');
      expect(bandColour(region, scale(region).at(-1) ?? 'a')).toBe('#ED1B24');
    }
    expect(scale('flanders').map((band) => bandColour('flanders', band))).toHaveLength(new Set(scale('flanders')).size);
    expect(bandColour('brussels', 'b_sub')).toBe(bandColour('brussels', 'b_plus'));
  });
});
