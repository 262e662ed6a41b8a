import type { Snapshot } from '../../lib/data/load.ts';
import { dayOf } from '../../lib/day.ts';
import { putDocument } from '../../lib/db/owner-records.ts';
import { bytesOf, ink, openPaper, sheet, write } from '../../lib/poster/paper.ts';
import { at, type DemoHome, daysBefore } from './visitors.ts';

interface Paper {
  daysAgo: number;
  property: DemoHome;
  title: string;
  name: string;
  text: string;
}

const papers: readonly Paper[] = [
  {
    daysAgo: 38,
    property: 5801,
    title: 'Verkoopopdracht',
    name: 'verkoopopdracht.pdf',
    text: 'Wij verkopen uw woning, houden u op de hoogte en leggen u elk bod voor.',
  },
  {
    daysAgo: 40,
    property: 5816,
    title: 'Voorstel voor een nieuwe prijs',
    name: 'nieuwe-prijs.pdf',
    text: 'Na de bezoeken van de voorbije weken stellen wij u een nieuwe vraagprijs voor.',
  },
];

/** Puts papers of the agency ready for the owner. */
export async function putPapers(data: Snapshot, now: number): Promise<void> {
  for (const { daysAgo, text, ...paper } of papers) {
    const moment = daysBefore(now, daysAgo);
    const content = Buffer.from(await draw(paper.title, text, dayOf(moment), data));
    await at(moment, () => putDocument({ ...paper, type: 'application/pdf', content }));
  }
}

function draw(title: string, text: string, day: string, { content: { site } }: Snapshot) {
  const pdf = openPaper({ title, author: site.legalName, locale: 'nl', day });
  const width = sheet.width - 2 * sheet.margin;
  let y = write(pdf, site.legalName, sheet.margin, 60, { font: 'sans', size: 12, colour: ink.muted, width });
  y = write(pdf, title, sheet.margin, y + 24, { font: 'serif', size: 28, colour: ink.moss, width });
  y = write(pdf, text, sheet.margin, y + 16, { font: 'sans', size: 12, width });
  write(pdf, 'Voorbeeld, zonder waarde.', sheet.margin, y + 24, { font: 'sans', size: 10, colour: ink.muted, width });
  return bytesOf(pdf);
}
