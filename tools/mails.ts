import { globSync, readFileSync } from 'node:fs';
import { loadSnapshot } from '../lib/data/load.ts';
import { env } from '../lib/env.ts';
import { writeFile } from '../lib/files/write-file.ts';
import { composeMail } from '../lib/letters/compose.tsx';
import { launchChromium } from '../scripts/support/browser.ts';
import { inProject } from '../scripts/support/project.ts';
import { monthlyReport, samples } from './mails/samples.ts';

// npm run mails: writes the sample mails to var/mails as HTML, as text and as screenshots of a phone and a wide screen.
const pictures = globSync('data/pictures/*.{jpg,webp}', { cwd: inProject() }).map((file) => inProject(file));
const browser = await launchChromium();
const mails = { ...samples, 'monthly report': await monthlyReport(loadSnapshot(env.dataDir)) };

for (const [name, mail] of Object.entries(mails)) {
  const { attachments, text, html: source } = (await composeMail(mail)).message;
  // A browser cannot show attachments by their Content-ID.
  const html = attachments.reduce(
    (result, { cid, contentType, content }) =>
      result.replaceAll(`"cid:${cid}"`, `"data:${contentType};base64,${content}"`),
    source,
  );
  const file = inProject('var/mails', name.replaceAll(' ', '-'));
  writeFile(`${file}.html`, html);
  writeFile(`${file}.txt`, `${text}\n`);
  for (const width of [390, 800]) {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    let served = 0;
    await page.route('https://heem.example/**', (route) =>
      route.fulfill({ body: readFileSync(pictures[served++ % pictures.length] as string) }),
    );
    await page.setContent(html);
    writeFile(`${file}-${width}.png`, await page.screenshot({ fullPage: true }));
    await page.close();
  }
}
await browser.close();
console.log(`var/mails: ${Object.keys(mails).length} mails`);
