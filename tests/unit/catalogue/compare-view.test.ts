import { expect, it } from 'vitest';
import { regionOfHome } from '@/lib/catalogue/lookup';
import type { Region } from '@/lib/catalogue/places/region';
import { comparedAttributes } from '@/lib/catalogue/views/compare-view';
import { translatorIn } from '@/lib/i18n/translator';
import { first, homes, sample } from '@/tests/support/sample-site';

const homeIn = (region: Region) =>
  first(homes, (home) => home.attributes.energy.certificateCode !== undefined && regionOfHome(home, sample) === region);

it('a row has the name that the region of all homes gives it, or the general one', async () => {
  const t = await translatorIn('nl');
  const labelsOf = (...compared: ReturnType<typeof homeIn>[]) =>
    comparedAttributes(compared, 'nl', t, sample)
      .flatMap(({ rows }) => rows)
      .filter(({ key }) => key === 'certificateCode')
      .map(({ label }) => label);
  const walloon = homeIn('wallonia');
  expect(labelsOf(walloon, walloon)).toEqual(['Nummer van het EPB-certificaat']);
  expect(labelsOf(walloon, homeIn('flanders'))).toEqual([t('attributes.certificateCode')]);
});
