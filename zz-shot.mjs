import { chromium } from '@playwright/test';
import { browserPath } from './scripts/support/browser.ts';

const [, , base, out, ...paths] = process.argv;
const b = await chromium.launch({ executablePath: browserPath() });
for (const w of (process.env.W ?? '390,1440').split(',').map(Number)) {
  const p = await b.newPage({
    viewport: { width: w, height: w < 500 ? 844 : 900 },
    deviceScaleFactor: 1,
    colorScheme: process.env.DARK ? 'dark' : 'light',
  });
  for (const [i, path] of paths.entries()) {
    await p.goto(base + path, { waitUntil: 'load' });
    await p.waitForTimeout(400);
    if (process.env.FULL) {
      await p.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 700) {
          scrollTo(0, y);
          await new Promise((r) => setTimeout(r, 60));
        }
        scrollTo(0, 0);
      });
      await p.waitForTimeout(300);
    }
    await p.screenshot({ path: `${out}-${i}-${w}.png`, fullPage: !!process.env.FULL });
  }
  await p.close();
}
await b.close();
