import type { BrowserContext } from '@playwright/test';

const keys = ['consentAnalyticsStorage', 'consentAdStorage', 'consentAdUserData', 'consentAdPersonalization'];

/** Which question a browser has answered, and how. */
interface Answer {
  isAgreed?: boolean;
  /** `measurement.consentVersion` in data/site.json. */
  version?: number;
}

/** Has a browser answer the question for consent of a site before its pages load, unless it holds an answer. */
export async function answerConsent(
  browser: Pick<BrowserContext, 'addInitScript'>,
  siteUrl: string,
  { isAgreed = false, version = 1 }: Answer = {},
): Promise<void> {
  const consent = JSON.stringify({ version, date: new Date(Date.now() - 86_400_000).toISOString() });
  const answers = keys.map((key) => [key, isAgreed ? 'granted' : 'denied']);
  const stored = { origin: new URL(siteUrl).origin, entries: [...answers, ['consent', consent]] };
  await browser.addInitScript(({ origin, entries }) => {
    // A frame of another origin may have no storage.
    if (location.origin !== origin || localStorage.getItem('consent')) return;
    for (const [key = '', value = ''] of entries) localStorage.setItem(key, value);
  }, stored);
}
