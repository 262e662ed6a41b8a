import type { Browser } from '@playwright/test';
import { launchChromium } from '../scripts/support/browser.ts';
import { inProject, ports, root } from '../scripts/support/project.ts';
import { startSite } from '../scripts/support/site.ts';
import { table } from '../scripts/support/table.ts';
import { measuredPages, phone, type Visit, visit, wide } from './budget/visit.ts';
import { startEmptyApp } from './support/empty-app.ts';

const kilobyte = 1000;
const firstView = 'pictures in the first view, KB';

interface Figure {
  page: string;
  device: string;
  name: string;
  found: number;
  limit: number;
  digits: number;
  /** The parts of the figure, printed if it is over its limit. */
  parts: readonly string[];
}

type Sent = Visit['scripts'];

const kilobytes = (files: Sent): number => files.reduce((sum, { bytes }) => sum + bytes, 0) / kilobyte;
const fileTexts = (files: Sent): string[] =>
  files.map(({ url, bytes }) => `${(bytes / kilobyte).toFixed(1)} KB ${url}`);
const shiftTexts = (shifts: Visit['shifts']): string[] =>
  shifts.map(({ score, elements }) => `${score.toFixed(4)} ${elements.join(', ')}`);

/** Returns the sizes of the files that a phone loads before the page is touched. */
function firstFigures(page: string, { first }: Visit): Figure[] {
  const figure = (name: string, files: Sent, limit: number) => ({
    page,
    device: 'phone',
    name,
    limit,
    digits: 1,
    found: kilobytes(files),
    parts: fileTexts(files),
  });
  return [
    figure('JavaScript before a touch, KB', first.scripts, 10),
    figure('styles before a touch, KB', first.styles, 30),
    figure('fonts before a touch, KB', first.fonts, 40),
    figure('all before a touch, KB', first.all, 200),
  ];
}

function figuresOf(page: string, device: 'phone' | 'wide', seen: Visit, empty: Visit): Figure[] {
  const { scripts, first, shifts, foreign, complaints } = seen;
  const shift = shifts.reduce((sum, { score }) => sum + score, 0);
  const extra = kilobytes(scripts) - kilobytes(empty.scripts);
  const pictures = kilobytes(first.pictures);
  const figures = [
    { name: 'JavaScript over an empty page, KB', found: extra, limit: 25, digits: 1, parts: fileTexts(scripts) },
    { name: firstView, found: pictures, limit: 80, digits: 1, parts: fileTexts(first.pictures) },
    { name: 'layout shift', found: Math.round(shift * 100) / 100, limit: 0, digits: 2, parts: shiftTexts(shifts) },
    { name: 'requests to other hosts', found: foreign.length, limit: 0, digits: 0, parts: foreign },
    { name: 'errors and policy reports', found: complaints.length, limit: 0, digits: 0, parts: complaints },
  ];
  // A wide screen shows more and larger pictures at once, and is seldom on a slow connection.
  const limited = figures.filter(({ name }) => device === 'phone' || name !== firstView);
  return limited.map((figure) => ({ page, device, ...figure }));
}

async function measure(browser: Browser, siteUrl: string, emptyUrl: string): Promise<Figure[]> {
  const empty = await visit(browser, `${emptyUrl}/`, wide);
  console.log(`An empty page of this stack: ${kilobytes(empty.scripts).toFixed(1)} KB of JavaScript, gzip\n`);
  const figures: Figure[] = [];
  for (const { name, path, firstOnly } of measuredPages()) {
    const onPhone = await visit(browser, siteUrl + path, phone);
    figures.push(...firstFigures(name, onPhone));
    if (firstOnly) continue;
    figures.push(...figuresOf(name, 'phone', onPhone, empty));
    figures.push(...figuresOf(name, 'wide', await visit(browser, siteUrl + path, wide), empty));
  }
  return figures;
}

function print(figures: readonly Figure[]): void {
  const rows = figures.map(({ page, device, name, found, limit, digits }) => [
    page,
    device,
    name,
    found.toFixed(digits),
    limit.toFixed(digits),
    found > limit ? 'over' : 'ok',
  ]);
  console.log(table(['page', 'on', 'figure', 'found', 'limit', ''], rows));
  for (const { page, device, name, found, limit, parts } of figures)
    if (found > limit) console.log([`\n${page}, ${device}, ${name}:`, ...parts].join('\n  '));
}

const [site, emptyApp] = await Promise.all([
  startSite({ args: [inProject('scripts/start.ts')], cwd: root, port: ports.budget }),
  startEmptyApp(),
]);
// A headless shell does not know its network type and loads lazy pictures earlier than a browser on 4G does.
const browser = await launchChromium([
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,lazyLoadingImageMarginPx4G=1250',
]);
try {
  const figures = await measure(browser, site.url, emptyApp.url);
  print(figures);
  process.exitCode = figures.some(({ found, limit }) => found > limit) ? 1 : 0;
} finally {
  await browser.close();
  await emptyApp.stop();
  await site.stop();
}
