import type { Page } from '@playwright/test';
import { measurement } from './agency';

export const tagHosts = [
  'www.googletagmanager.com',
  'region1.google-analytics.com',
  'connect.facebook.net',
  'www.facebook.com',
];

/** Processes the data layer, as Google's script does; it also sends at each click, with or without consent. */
const gtm = `{
  const say = (entry) => {
    const [command, what, state] = Object.prototype.toString.call(entry) === '[object Arguments]' ? entry : [];
    if (!command) return hear('google event ' + entry.event + (entry.page_location ? ' ' + new URL(entry.page_location).pathname + new URL(entry.page_location).search : ''));
    if (command !== 'consent') return hear('google ' + command + (command === 'js' ? '' : ' ' + what) + (state?.send_to ? ' ' + state.send_to.join(' ') : ''));
    const purposes = ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'];
    hear('google ' + command + ' ' + what + ' ' + purposes.map((name) => state[name][0]).join('') + (state.wait_for_update ? ' ' + state.wait_for_update : ''));
  };
  for (const entry of dataLayer) say(entry);
  const { push } = dataLayer;
  dataLayer.push = (...entries) => { entries.forEach(say); return push.apply(dataLayer, entries); };
  document.cookie = '_ga=1; path=/';
  document.addEventListener('click', () => { new Image().src = 'https://region1.google-analytics.com/g/collect'; });
}`;

/** Takes over the queue of the pixel, as Meta's script does. */
const fbevents = `{
  const say = (command) => {
    hear('meta ' + command.join(' '));
    if (command[0] === 'track') new Image().src = 'https://www.facebook.com/tr?ev=' + command[1];
  };
  fbq.callMethod = (...command) => say(command);
  for (const command of fbq.queue.splice(0)) say(command);
  document.cookie = '_fbp=1; path=/';
}`;

const scripts: Record<string, string> = { 'www.googletagmanager.com': gtm, 'connect.facebook.net': fbevents };

/** The request of a tag that ignores consent. */
export const ping = 'region1.google-analytics.com/g/collect';

/** The calls to Google for a page with some consent: each purpose by the first letter of its state. */
export const googleTold = (purposes: string, address: string) => [
  'google consent default dddd 500',
  `google consent update ${purposes}`,
  'google event gtm.js',
  `google event page_view ${address}`,
];
export const metaTold = [
  `meta set autoConfig false ${measurement.pixel}`,
  `meta init ${measurement.pixel}`,
  'meta track PageView',
];
/** The calls by tag: each is in order, but either tag may come first. */
export const byTag = (heard: string[]) => ({
  google: heard.filter((line) => line.startsWith('google')),
  meta: heard.filter((line) => line.startsWith('meta')),
});

export interface TagServer {
  /** The calls to the tags, in order. */
  heard: string[];
  /** The requested addresses, in order. */
  asked: string[];
  /** Clears both lists. */
  forget: () => void;
}

/** Answers instead of Google and Meta, for all pages of a browser. */
export async function startTagServer(page: Page): Promise<TagServer> {
  const heard: string[] = [];
  const asked: string[] = [];
  await page.context().exposeFunction('hear', (what: string) => heard.push(what));
  await page.context().route(/^https:/, async (route) => {
    const { host, pathname, search } = new URL(route.request().url());
    asked.push(host + pathname + search);
    await route.fulfill({ contentType: 'text/javascript', body: scripts[host] ?? '' });
  });
  const forget = () => {
    heard.length = 0;
    asked.length = 0;
  };
  return { heard, asked, forget };
}
