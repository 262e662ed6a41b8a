import { chromium } from '@playwright/test';
import { browserPath } from './scripts/support/browser.ts';

const b = await chromium.launch({ executablePath: browserPath() });
for (const [w, h] of [
  [390, 844],
  [1440, 900],
]) {
  const p = await b.newPage({ viewport: { width: w, height: h }, hasTouch: w < 500 });
  await p.goto('http://localhost:3130/nl/te-koop/hasselt/appartement/5801/');
  await p.waitForTimeout(1500);
  await p.locator('[data-part="mosaic-all"]').click();
  await p.waitForTimeout(1500);
  await p.screenshot({ path: `/tmp/lb-${w}.png` });
  await p.keyboard.press('Escape');
  await p.evaluate(() => document.querySelector('#features').scrollIntoView());
  await p.waitForTimeout(700);
  await p.screenshot({ path: `/tmp/feat-${w}.png` });
}
await b.close();
