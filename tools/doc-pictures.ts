import type { Browser, BrowserContextOptions } from '@playwright/test';
import sharp from 'sharp';
import { writeFile } from '../lib/files/write-file.ts';
import { launchChromium } from '../scripts/support/browser.ts';
import { answerConsent } from '../scripts/support/consent.ts';
import { inProject } from '../scripts/support/project.ts';
import { type DemoSite, startDemoSite } from './doc-pictures/demo-site.ts';
import { manualPictures, officeScreen } from './doc-pictures/office.ts';
import { modulePictures, pagePictures, portalPictures } from './doc-pictures/pages.ts';
import { sitePart } from './doc-pictures/site-part.ts';

// npm run doc:pictures [-- NAME …]: the pictures of README, docs and the manual (public/images/manual), or only those whose names hold a word: screenshots
// of the built site with the database of the demo.

const words = process.argv.slice(2);
const isWanted = ({ name }: { name: string }) => words.length === 0 || words.some((word) => name.includes(word));

const wide = { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1.5 };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Writes a picture, as wide as a page of the docs shows it; by its ending as WebP or PNG. */
async function write(name: string, png: Buffer, width = 1000, folder = 'docs/pictures'): Promise<void> {
  const [file, isPng] = [name.includes('.') ? name : `${name}.webp`, name.endsWith('.png')];
  const sized = sharp(png).resize({ width, withoutEnlargement: true });
  const picture = await (isPng ? sized.png({ palette: true, quality: 85 }) : sized.webp({ quality: 75 })).toBuffer();
  writeFile(inProject(folder, file), picture);
  console.log(`${file}: ${Math.round(picture.length / 1000)} KB`);
}

async function makeAll(browser: Browser, site: DemoSite): Promise<void> {
  const open = async (screen: BrowserContextOptions) => {
    const page = await browser.newPage(screen);
    await answerConsent(page.context(), site.url);
    return page;
  };
  const page = await open(wide);
  for (const picture of modulePictures.filter(isWanted))
    await write(picture.name, await sitePart(page, site.url, picture));
  for (const { name, path, isPhone } of pagePictures.filter(isWanted)) {
    const own = await open(isPhone ? phone : { ...wide, viewport: { width: 1440, height: 900 } });
    await own.goto(site.url + path, { waitUntil: 'networkidle' });
    await write(name, await own.screenshot(), isPhone ? 780 : 1440);
    await own.close();
  }
  if (portalPictures.some(isWanted)) {
    const own = await open(wide);
    await site.enter(own, 'portal');
    for (const { isPhone, ...picture } of portalPictures.filter(isWanted)) {
      await own.setViewportSize(isPhone ? phone.viewport : wide.viewport);
      await write(picture.name, await sitePart(own, site.url, picture), isPhone ? 780 : undefined);
    }
    await own.close();
  }
  const wanted = manualPictures.filter(isWanted);
  if (wanted.length > 0) await site.enter(page, 'office');
  for (const picture of wanted)
    await write(picture.name, await officeScreen(page, site.url, picture), 1000, 'public/images/manual');
}

const site = await startDemoSite();
const browser = await launchChromium();
try {
  await makeAll(browser, site);
} finally {
  await browser.close();
  await site.stop();
}
