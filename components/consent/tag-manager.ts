import { loadScript } from './load-script';
import { type Choice, nothing, perPurpose } from './stored-consent';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const push = (entry: unknown): void => {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
};

/** A command to Google's tags. They distinguish it from an event by its type: the arguments of a function, not an array. */
export function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  push(arguments);
}

const states = (choice: Choice) => perPurpose((purpose) => (choice[purpose] ? 'granted' : 'denied'));

/** First of all: nothing is agreed to; the tags wait half a second for an answer. */
export const denyByDefault = (): void => gtag('consent', 'default', { ...states(nothing), wait_for_update: 500 });

export const updateConsent = (choice: Choice): void => gtag('consent', 'update', states(choice));

export function loadTagManager(id: string): void {
  push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
}

/** The data of a page view. */
export const thisPage = () => ({ page_location: location.href, page_title: document.title });

/** An event that a trigger of the container can have. */
export const pushPageView = (): void => push({ event: 'page_view', ...thisPage() });
