import sharp from 'sharp';
import { wordsIn } from '../support/messages';
import { expect, test } from '../support/site';
import { drawn, frameOf, openMap } from '../support/visitor';

const t = wordsIn('nl');
/** The colour of roads in app/styles/tokens.css, as red, green, blue. */
const roads = { light: [255, 255, 255], dark: [65, 76, 70] } as const;

for (const scheme of ['light', 'dark'] as const)
  test.describe(`in the ${scheme} scheme`, () => {
    test.use({ colorScheme: scheme });

    test('the map of a town draws its streets from a part of the file, and names their source and their age', async ({
      page,
    }) => {
      const parts: number[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('/map-frame/map.pmtiles')) parts.push(response.status());
      });
      await openMap(page, '/nl/te-koop/hasselt/?view=map');
      const canvas = frameOf(page).locator('canvas');
      const shown = async () => {
        const { data, info } = await sharp(await canvas.screenshot())
          .raw()
          .toBuffer({ resolveWithObject: true });
        let count = 0;
        for (let i = 0; i < data.length; i += info.channels)
          if (roads[scheme].every((value, channel) => data[i + channel] === value)) count++;
        return count;
      };
      await expect.poll(shown, drawn).toBeGreaterThan(500);
      expect([...new Set(parts)]).toEqual([206]);
      const credit = frameOf(page).locator('.maplibregl-ctrl-attrib');
      await expect(credit).toContainText(t('map.streetsOf'));
      await expect(credit.getByRole('link', { name: '© OpenStreetMap contributors' })).toHaveAttribute(
        'href',
        'https://www.openstreetmap.org/copyright',
      );
    });
  });
