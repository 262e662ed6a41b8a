import type { Page } from '@playwright/test';
import type { Words } from '../messages';
import { workerSite } from '../worker-site';
import { measurement } from './agency';

const keys = ['consentAnalyticsStorage', 'consentAdStorage', 'consentAdUserData', 'consentAdPersonalization'];

interface Stored {
  granted?: boolean;
  version?: number;
  /** How long ago the answer was given, in days. */
  age?: number;
}

/** A browser in which the consent dialog has been answered, for `storageState`. */
export const answered = ({ granted = false, version = measurement.consentVersion, age = 1 }: Stored = {}) => ({
  cookies: [],
  origins: [
    {
      origin: workerSite.url,
      localStorage: [
        {
          name: 'consent',
          value: JSON.stringify({ version, date: new Date(Date.now() - age * 86_400_000).toISOString() }),
        },
        ...keys.map((name) => ({ name, value: granted ? 'granted' : 'denied' })),
      ],
    },
  ],
});

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
export const change = (page: Page, t: Words) => page.getByRole('button', { name: t('footer.consent'), exact: true });
