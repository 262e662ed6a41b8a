import type { Page } from '@playwright/test';
import type { Words } from '@/tests/support/messages';

/** The stored answer: its keys and values, without the date. */
export const storedConsent = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries({ ...localStorage })
        .filter(([name]) => name.startsWith('consent'))
        .map(([name, value]) => [name, name === 'consent' ? JSON.parse(value).version : value]),
    ),
  );

export const question = (page: Page, t: Words) => page.getByRole('dialog', { name: t('consent.title') });
export const answer = (page: Page, t: Words, name: string) =>
  question(page, t).getByRole('button', { name: t(`consent.${name}`), exact: true });
/** The distance in px between the question and the search field of the home page; negative if it covers the field. */
export const roomBelowSearch = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [field, dialog] = ['main [role=combobox]', '.consent'].map((selector) =>
      document.querySelector(selector)?.getBoundingClientRect(),
    );
    return (dialog?.top ?? Number.NaN) - (field?.bottom ?? Number.NaN);
  });
export const change = (page: Page, t: Words) => page.getByRole('button', { name: t('footer.consent'), exact: true });
