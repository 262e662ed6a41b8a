import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Property } from '@/lib/catalogue/schema/property';
import { euro } from '@/lib/i18n/euro';
import { startPostgres } from '@/scripts/support/postgres';
import { inProject, ports, root } from '@/scripts/support/project';
import { type Site, startSite } from '@/scripts/support/site';
import { heemOf } from '@/tests/support/heem-of';
import { enterOffice } from '@/tests/support/office';
import { expect, separateNetworks, test } from '@/tests/support/site';

separateNetworks(test);
test.slow();

const homes = [5801, 5802, 5803, 5805, 5806, 5807];
const saves = 3;

/** Saves several prices of a home in its quick form. */
async function savePrices(page: Page, home: number): Promise<void> {
  const amount = page.locator('[name="amount"]');
  await page.goto(`/nl/office/homes/${home}/`, { waitUntil: 'networkidle' });
  for (let nth = 1; nth <= saves; nth++) {
    const price = String(priceOf(home, nth));
    await amount.fill(price);
    await page.locator('form:has([name="amount"]) button[type="submit"]').click();
    // All six wait for one another.
    await expect(amount).toHaveJSProperty('defaultValue', price, { timeout: 30_000 });
  }
}

const homeIn = (dataDir: string, home: number): Property =>
  JSON.parse(readFileSync(path.join(dataDir, `properties/${home}.json`), 'utf8'));
/** A little more than it costs: the office asks whether a price is meant that is far from the one before. */
const priceOf = (home: number, nth: number) => homeIn(inProject('data'), home).price.amount + nth * 1_001;

test('six editors of two whole sites with one folder and one database save at once: none is lost, both sites show all', async ({
  browser,
}) => {
  const dir = mkdtempSync(path.join(tmpdir(), 'heem-two-sites-'));
  const dataDir = path.join(dir, 'data');
  cpSync(inProject('data'), dataDir, { recursive: true });
  const postgres = startPostgres({ safe: false });
  const envs = ['a', 'b'].map((name) => ({
    DATA_DIR: dataDir,
    DATABASE_URL: `${postgres.url}/postgres`,
    VAR_DIR: path.join(dir, name),
  }));
  const sites: Site[] = [];
  try {
    for (const [nth, env] of envs.entries())
      sites.push(
        await startSite({
          args: [inProject('server.ts')],
          cwd: root,
          port: [ports.bench, ports.benchOther][nth] ?? 0,
          env: { ...env, NODE_ENV: 'production' },
        }),
      );
    const urlOf = (nth: number) => sites[nth % 2]?.url ?? '';
    const pages: Page[] = [];
    for (const nth of homes.keys()) {
      const page = await browser.newPage({ baseURL: urlOf(nth) });
      await enterOffice(
        page,
        'owner',
        undefined,
        heemOf(() => ({ ...envs[nth % 2], SITE_URL: urlOf(nth) })),
      );
      pages.push(page);
    }

    await Promise.all(homes.map((home, nth) => savePrices(pages[nth] as Page, home)));

    for (const home of homes) {
      const price = priceOf(home, saves);
      expect(homeIn(dataDir, home).price.amount).toBe(price);
      for (const { url } of sites)
        await expect
          .poll(async () => (await fetch(`${url}/nl/property/${home}/`)).text(), { timeout: 5_000 })
          .toContain(euro(price, 'nl'));
    }
  } finally {
    for (const site of sites) await site.stop();
    postgres.stop();
    rmSync(dir, { recursive: true });
  }
});
