import type { Browser, BrowserContextOptions, Page, Request } from '@playwright/test';
import { loadSnapshot } from '../../lib/data/load.ts';
import { env } from '../../lib/env.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import type { Route } from '../../lib/routes/routes.ts';

/** The cost of one visit to a page with an empty cache, and its errors. */
export interface Visit {
  /** JavaScript, compressed size, after scrolling through the whole page. */
  scripts: Sent[];
  /** The files loaded before the page is touched: all of them, and by kind. */
  first: Record<'all' | 'scripts' | 'styles' | 'pictures' | 'fonts', Sent[]>;
  /** Requested addresses outside the site. */
  foreign: string[];
  /** Layout shifts while loading and scrolling. */
  shifts: Shift[];
  /** Console errors, exceptions, failed requests and reports of the Content-Security-Policy. */
  complaints: string[];
}

interface Sent {
  url: string;
  bytes: number;
}

interface Shift {
  score: number;
  /** The elements that moved. */
  elements: string[];
}

export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
export const wide: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

declare global {
  interface Window {
    heemSeen: { shifts: Shift[]; violations: string[] };
  }
}

/** Loads a page in a fresh context, waits until the network is idle, scrolls to the end and back. */
export async function visit(browser: Browser, address: string, device: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const requests: Request[] = [];
  const complaints: string[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  page.on('requestfailed', (request) => complaints.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.addInitScript(watch);

  const response = await page.goto(address, { waitUntil: 'networkidle' });
  if (response?.status() !== 200) complaints.push(`${address}: expected status 200, found ${response?.status()}`);
  const first = {
    all: await sent(requests),
    scripts: await sent(requests, 'javascript'),
    styles: await sent(requests, 'text/css'),
    pictures: await sent(requests, 'image/'),
    fonts: await sent(requests, 'font/'),
  };
  await scrollThrough(page);
  const { shifts, violations } = await page.evaluate(() => window.heemSeen);
  const result = {
    scripts: await sent(requests, 'javascript'),
    first,
    foreign: requests
      .map((request) => request.url())
      .filter((url) => /^(?:https?|wss?):/.test(url) && new URL(url).origin !== new URL(address).origin),
    shifts,
    complaints: [...complaints, ...violations],
  };
  await context.close();
  return result;
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };

/** Runs in the page, before its own scripts. */
function watch(): void {
  window.heemSeen = { shifts: [], violations: [] };
  const nameOf = (node?: Node) =>
    node instanceof Element ? `${node.localName}.${[...node.classList].join('.')}` : String(node?.nodeName);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (!hadRecentInput)
        window.heemSeen.shifts.push({ score: value, elements: sources.map(({ node }) => nameOf(node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('securitypolicyviolation', (event) => {
    window.heemSeen.violations.push(
      `Content-Security-Policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
    );
  });
}

async function scrollThrough(page: Page): Promise<void> {
  const steps = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / (innerHeight * 0.8)));
  for (let step = 0; step <= steps; step++) {
    await page.evaluate((index) => scrollTo({ top: index * innerHeight * 0.8, behavior: 'instant' }), step);
    await page.waitForTimeout(120);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(200);
}

/** The responses of a content type, or all, with their compressed size in bytes, without headers. */
async function sent(requests: readonly Request[], type = ''): Promise<Sent[]> {
  const found: Sent[] = [];
  for (const request of requests) {
    const response = await request.response();
    const isOfType = (response?.headers()['content-type'] ?? '').includes(type);
    if (isOfType) found.push({ url: request.url(), bytes: (await request.sizes()).responseBodySize });
  }
  return found;
}

/** The address of a page of each kind that visitors land on; of the later ones only the first load is limited. */
export function measuredPages(locale: Locale = 'nl'): { name: string; path: string; firstOnly: boolean }[] {
  const { catalogue, content, paths } = loadSnapshot(env.dataDir);
  const [featured] = content.propertyLists.get('featured')?.homes ?? [...catalogue.properties.keys()];
  const [project] = catalogue.projects.keys();
  if (featured === undefined || project === undefined) throw new Error('The data have no home or project to measure.');
  const list: Route = { name: 'listings', list: 'sale' };
  const page = (name: string, route: Route, firstOnly: boolean, query = '') => ({
    name,
    path: paths.href(route, locale) + query,
    firstOnly,
  });
  return [
    page('home', { name: 'home' }, false),
    page('list', list, false),
    page('property', { name: 'property', id: featured }, false),
    page('filtered list', list, true, '?max=300000'),
    page('project', { name: 'project', id: project }, true),
    page('article', { name: 'page', id: 'privacy-statement' }, true),
    page('form', { name: 'page', id: 'contact-demand' }, true),
  ];
}
