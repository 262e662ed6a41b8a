import sharp from 'sharp';
import { launchChromium } from '../scripts/support/chromium.ts';
import { ports } from '../scripts/support/ports.ts';
import { inProject, root } from '../scripts/support/project.ts';
import { startSite } from '../scripts/support/site.ts';
import { writeFile } from '../scripts/support/write-file.ts';
import { filePage } from './doc-pictures/file-page.ts';
import { filePictures, sitePictures } from './doc-pictures/shown.ts';
import { sitePart } from './doc-pictures/site-part.ts';

// npm run doc:pictures: the pictures of docs/editors, drawn from the sample's files and photographed from the built site.
const width = 1000;
const site = await startSite({ args: [inProject('scripts/start.ts')], cwd: root, port: ports.docPictures });
const browser = await launchChromium();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1.5 });
  for (const picture of filePictures) {
    await page.setContent(filePage(picture));
    await write(picture.name, await page.locator('main').screenshot());
  }
  for (const picture of sitePictures) await write(picture.name, await sitePart(page, site.url, picture));
} finally {
  await browser.close();
  await site.stop();
}

async function write(name: string, png: Buffer): Promise<void> {
  const picture = await sharp(png).resize({ width, withoutEnlargement: true }).webp({ quality: 75 }).toBuffer();
  writeFile(inProject('docs/pictures/editors', `${name}.webp`), picture);
  console.log(`${name}: ${Math.round(picture.length / 1000)} KB`);
}
