import { wordsIn } from '@/tests/support/messages';
import { outsideHome } from '@/tests/support/outside/agency';
import { answer, change } from '@/tests/support/outside/consent';
import { byTag, googleTold, metaTold, ping, startTagServer, tagHosts } from '@/tests/support/outside/tag-server';
import { expect, test } from '@/tests/support/site';

const t = wordsIn('nl');
const home = `/nl${outsideHome.path}`;
const list = '/nl/te-koop/?max=400000';

test.use({ siteKind: 'outside', otherHosts: tagHosts, consent: 'agreed' });

test('a consent applies in every tab until it is withdrawn in one; then nothing is sent', async ({ page, context }) => {
  const { heard, asked, forget } = await startTagServer(page);
  await page.goto(home);
  await expect.poll(() => byTag(heard)).toEqual({ google: googleTold('gggg', home), meta: metaTold });
  const other = await context.newPage();
  await other.goto(list);
  await expect.poll(() => heard).toHaveLength(14);
  await change(other, t).click();
  await expect.poll(() => asked).toContain(ping);
  forget();
  await answer(other, t, 'decline').click();
  const withdrawn = ['google consent update dddd', 'meta consent revoke'];
  await expect.poll(() => heard.toSorted()).toEqual([...withdrawn, ...withdrawn].toSorted());
  await other.locator('h1').click();
  expect(await context.cookies()).toEqual([]);
  await other.reload();
  await other.waitForLoadState('networkidle');
  expect([asked, heard.length]).toEqual([[], 4]);
});
