import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { default as axeCore, RunOptions } from 'axe-core';
import { inProject } from '@/scripts/support/project';

declare global {
  interface Window {
    axe: typeof axeCore;
  }
}

/** Half as long as `axeCore.source`, and parsed on every page. */
const source = readFileSync(inProject('node_modules/axe-core/axe.min.js'), 'utf8');

// Only media need to be fetched again by axe: no rule in use reads style sheets.
const options = { resultTypes: ['violations'], preload: { assets: ['media'] } } satisfies RunOptions;

/** The violations of WCAG 2.2 AA and of axe's best practices in a page and its frames, one line for each element. */
export async function violationsIn(page: Page): Promise<string[]> {
  await page.waitForLoadState();
  // After a navigation in the browser, Next sets the title a moment after the page.
  await page.waitForFunction(() => document.title !== '');
  // During a transition, axe would measure a colour that is on its way to another.
  await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition));
  for (const frame of page.frames())
    try {
      if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
    } catch (error) {
      // A preview replaces its frame.
      if (!frame.isDetached()) throw error;
    }
  return page.evaluate(async (own) => {
    const { violations } = await window.axe.run(document, own);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, options);
}
