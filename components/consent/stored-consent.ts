import { forgetCampaign } from './campaign';

/** The kinds of consent, by the names of Google Consent Mode, with their keys in local storage (product.md). */
export const purposeKeys = {
  analytics_storage: 'consentAnalyticsStorage',
  ad_storage: 'consentAdStorage',
  ad_user_data: 'consentAdUserData',
  ad_personalization: 'consentAdPersonalization',
} as const;
export type Purpose = keyof typeof purposeKeys;
export const purposes = Object.keys(purposeKeys) as Purpose[];

/** The visitor's choices: true is agreed. */
export type Choice = Record<Purpose, boolean>;

export interface ConsentRules {
  /** The version of the question; an answer to another version does not count. */
  version: number;
  /** The time that an answer is valid. */
  months: number;
}

/** Holds when the visitor answered, and which version. */
export const consentKey = 'consent';

export const perPurpose = <Value>(find: (purpose: Purpose) => Value) =>
  Object.fromEntries(purposes.map((purpose) => [purpose, find(purpose)])) as Record<Purpose, Value>;
export const nothing: Choice = perPurpose(() => false);
export const everything: Choice = perPurpose(() => true);

/** The stored choice; null where there is none. One that is too old, of another version or damaged is removed, so that nothing else counts on it. */
export function readConsent({ version, months }: ConsentRules, now = Date.now()): Choice | null {
  const memory = localMemory();
  if (!memory) return null;
  const answer = parse(memory.getItem(consentKey));
  if (answer?.version === version && answer.at <= now && now < monthsAfter(answer.at, months))
    return perPurpose((purpose) => isGranted(memory, purpose));
  clearConsent();
  return null;
}

/** "granted", or "true" as the specification has it. */
const isGranted = (memory: Storage, purpose: Purpose): boolean =>
  /^(?:granted|true)$/.test(memory.getItem(purposeKeys[purpose]) ?? '');

/** Whether the visitor consents to analytics. If the agency no longer asks, an old answer could not be withdrawn, so it does not count. */
export function agreesToAnalytics(): boolean {
  const memory = localMemory();
  return memory !== null && isGranted(memory, 'analytics_storage') && document.querySelector(openButton) !== null;
}

/** Opens the dialog, from the footer of an agency that asks. */
export const openButton = '[data-consent=open]';

/** Keeps a choice; where storage is full or switched off it counts for this page alone. The date comes last: other tabs wait for it. */
export function storeConsent(choice: Choice, version: number, now = Date.now()): void {
  try {
    for (const purpose of purposes) localStorage.setItem(purposeKeys[purpose], choice[purpose] ? 'granted' : 'denied');
    localStorage.setItem(consentKey, JSON.stringify({ version, date: new Date(now).toISOString() }));
  } catch {
    clearConsent();
  }
}

export function clearConsent(): void {
  for (const name of [consentKey, ...Object.values(purposeKeys)]) localMemory()?.removeItem(name);
}

/** Behind any address `?setcookies` clears the answer; both scripts call this, since pages without a question load page.js only. */
export function clearConsentIfAsked(): void {
  if (!new URLSearchParams(location.search).has('setcookies')) return;
  clearConsent();
  forgetCampaign();
}

function parse(text: string | null): { version: unknown; at: number } | null {
  try {
    const { version, date } = JSON.parse(text ?? '{}');
    return { version, at: Date.parse(date) };
  } catch {
    // Somebody else's, or cut off: no answer to our question.
    return null;
  }
}

const monthsAfter = (moment: number, months: number): number => {
  const date = new Date(moment);
  return date.setMonth(date.getMonth() + months);
};

function localMemory(): Storage | null {
  try {
    return localStorage;
  } catch {
    // Switched off.
    return null;
  }
}
