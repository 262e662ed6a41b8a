import type { Page } from '@playwright/test';
import { locales } from '../../lib/i18n/locales.ts';
import { type ManualPart, pictureSize } from '../../lib/office/manual-parts.ts';

/** The picture of a part of the manual: a page of the office, and the link to follow from it. */
const screens: Partial<Record<ManualPart, { path: string; open?: string }>> = {
  today: { path: '' },
  leads: { path: 'leads/?status=all&text=hannah&form=contact-construction', open: 'a[data-lead]' },
  agenda: { path: 'agenda/?view=week' },
  homes: { path: 'homes/' },
  pictures: { path: 'pictures/' },
  projects: { path: 'projects/36/' },
  owners: { path: 'owners/', open: 'main a[href*="/owners/"]' },
  reviews: { path: 'reviews/' },
  pages: { path: 'content/' },
  'personal-data': { path: 'people/?text=griet', open: '[data-part="person-rows"] a' },
};

/** The pictures of the manual: public/images/manual/{name}.webp. */
export const manualPictures = locales.flatMap((locale) =>
  Object.entries(screens).map(([part, screen]) => ({ name: `${locale}/${part}`, locale, ...screen })),
);

/** The first screen of a page of the office, in the shape that all pictures of the manual have (PNG). */
export async function officeScreen(page: Page, url: string, { locale, path, open }: (typeof manualPictures)[number]) {
  await page.setViewportSize({ width: 1280, height: (1280 * pictureSize.height) / pictureSize.width });
  await page.goto(`${url}/${locale}/office/${path}`, { waitUntil: 'networkidle' });
  if (open) {
    const link = page.locator(open).first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL((address) => address.pathname === new URL(href, address).pathname);
    await page.waitForLoadState('networkidle');
  }
  return page.screenshot();
}
