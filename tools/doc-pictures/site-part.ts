import type { Page } from '@playwright/test';
import type { SitePicture } from './shown.ts';

const margin = 24;

/** Opens the page of a site and photographs the part, with a frame around what is marked; PNG. */
export async function sitePart(
  page: Page,
  url: string,
  { path, open, part, marks, height }: SitePicture,
): Promise<Buffer> {
  await page.goto(url + path, { waitUntil: 'networkidle' });
  if (open) await page.locator(open).click();
  const shown = page.locator(part).first();
  await shown.scrollIntoViewIfNeeded();
  for (const mark of marks) await shown.locator(mark).first().evaluate(frame);
  const box = await shown.boundingBox();
  if (!box) throw new Error(`${path}: expected ${part}, found nothing to see`);
  const { width = 0 } = page.viewportSize() ?? {};
  const left = Math.max(0, box.x - margin);
  return page.screenshot({
    clip: {
      x: left,
      y: Math.max(0, box.y - margin),
      width: Math.min(width, box.x + box.width + margin) - left,
      height: Math.min(height, box.height + 2 * margin),
    },
  });
}

/** Draws a frame around the element, around no more than its text where that is narrower; runs in the page. */
function frame(element: Element): void {
  const content = document.createRange();
  if (getComputedStyle(element).display === 'block') content.selectNodeContents(element);
  else content.selectNode(element);
  const { left, top, width, height } = content.getBoundingClientRect();
  const gap = 5;
  const mark = document.createElement('div');
  Object.assign(mark.style, {
    position: 'absolute',
    left: `${left + scrollX - gap}px`,
    top: `${top + scrollY - gap}px`,
    width: `${width + 2 * gap}px`,
    height: `${height + 2 * gap}px`,
    boxSizing: 'border-box',
    border: '3px solid var(--color-clay)',
    borderRadius: 'var(--radius-lg)',
    boxShadow: '0 0 0 2px var(--color-white)',
    zIndex: '99',
  });
  document.body.append(mark);
}
