import type { Page } from '@playwright/test';

/** A part of a page of the built site, with a frame around what is spoken of. */
export interface SitePicture {
  name: string;
  path: string;
  /** The selectors that are clicked first, one after the other. */
  open?: string | readonly string[];
  /** The texts that are typed, by the selector of their field. */
  fill?: Readonly<Record<string, string>>;
  /** The element shown. */
  part: string;
  /** The elements in it whose content is framed. */
  marks: readonly string[];
  /** Maximum height of the picture, in CSS pixels. */
  height: number;
}

const margin = 24;

/** A screenshot (PNG) of a part of a page, with a frame around the marked elements. */
export async function sitePart(
  page: Page,
  url: string,
  { path, open = [], fill = {}, part, marks, height }: SitePicture,
): Promise<Buffer> {
  const { width = 0 } = page.viewportSize() ?? {};
  // A clip ends with the window.
  await page.setViewportSize({ width, height: Math.max(900, height + 200) });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  for (const button of [open].flat()) {
    const target = page.locator(button).first();
    const href = await target.getAttribute('href');
    await target.click();
    if (href) await page.waitForURL((address) => address.pathname === new URL(href, address).pathname);
    await page.waitForLoadState('networkidle');
  }
  for (const [field, text] of Object.entries(fill)) await page.locator(field).first().fill(text);
  const shown = page.locator(part).first();
  await shown.scrollIntoViewIfNeeded();
  for (const mark of marks) await shown.locator(mark).first().evaluate(frame);
  const box = await shown.boundingBox();
  if (!box) throw new Error(`${path}: expected ${part} to be visible`);
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

/** Draws a frame around the element, or around its text if that is narrower; runs in the page. */
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
