import sharp from 'sharp';
import { wordsIn } from '@/tests/support/messages';
import { expect, test } from '@/tests/support/site';
import { frameOf, openMap } from '@/tests/support/visitor';

const t = wordsIn('nl');
/** The colour of roads in app/styles/tokens.css, as red, green, blue. */
const roads = { light: [255, 255, 255], dark: [65, 76, 70] } as const;

test('the map of a town draws its streets from a part of the file, light or dark as the page, and names their source', async ({
  page,
}) => {
  const parts: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/map-frame/map.pmtiles')) parts.push(response.status());
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openMap(page, '/nl/te-koop/hasselt/?view=map');
  const canvas = frameOf(page).locator('canvas');
  const credit = frameOf(page).locator('.maplibregl-ctrl-attrib');
  const shown = async (scheme: keyof typeof roads) => {
    const { data, info } = await sharp(await canvas.screenshot())
      .raw()
      .toBuffer({ resolveWithObject: true });
    let count = 0;
    for (let i = 0; i < data.length; i += info.channels)
      if (roads[scheme].every((value, channel) => data[i + channel] === value)) count++;
    return count;
  };
  await expect.poll(() => shown('dark')).toBeGreaterThan(500);
  await expect(credit).toHaveCSS('color', 'rgb(168, 178, 172)');
  await expect(credit).not.toHaveCSS('background-color', 'rgba(255, 255, 255, 0.5)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => shown('light')).toBeGreaterThan(500);
  await expect(credit).toHaveCSS('color', 'rgb(92, 102, 97)');
  expect([...new Set(parts)]).toEqual([206]);
  await expect(credit).toContainText(t('map.streetsOf'));
  // A narrow map folds the credit after some seconds.
  await expect(credit.getByRole('link', { name: `© ${t('map.contributors')}`, includeHidden: true })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
});
