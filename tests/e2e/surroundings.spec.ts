import type { Response } from '@playwright/test';
import { publicLocation } from '@/lib/catalogue/places/location';
import { wordsIn } from '@/tests/support/messages';
import { first, sample } from '@/tests/support/sample-site';
import { expect, test } from '@/tests/support/site';
import { frameOf } from '@/tests/support/visitor';

const t = wordsIn('nl');
const homes = [...sample.catalogue.properties.values()];

test('the surroundings of a home open on a click as a map, with a circle where the address is not published, and nothing that is sent has the point', async ({
  page,
}) => {
  const home = first(homes, ({ address, projectId }) => !address.publish && projectId === undefined);
  const answers: Promise<string>[] = [];
  const read = (response: Response) => {
    if (/json|html|script/.test(response.headers()['content-type'] ?? '')) answers.push(response.text());
  };
  page.on('response', read);
  await page.goto(sample.paths.href({ name: 'property', id: home.id }, 'nl'));
  await expect(page.getByText(t('map.circle'))).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: t('map.open') }).click();
  await expect(page.locator('iframe')).toBeFocused();
  await expect(frameOf(page).getByRole('button', { name: t('map.zoomIn') })).toBeVisible();
  // Later responses belong to no step of this test.
  page.off('response', read);
  const sent = (await Promise.all(answers)).join('\n');
  expect(sent).toContain(String(publicLocation(home).longitude));
  expect(sent).not.toContain(String(home.address.longitude));
  expect(sent).not.toContain(String(home.address.latitude));
});
