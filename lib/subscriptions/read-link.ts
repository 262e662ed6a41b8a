import { storedCriteria } from '../catalogue/search/alert-criteria.ts';
import type { Criteria } from '../catalogue/search/criteria.ts';
import { defaultLocale, isLocale, type Locale } from '../i18n/locales.ts';
import { findReport } from '../owners/store-reports.ts';
import { type Link, openLink } from '../requests/subscription-links.ts';
import { findReader, findSearch, type StoredSearch } from './store.ts';
import { findOfferStop } from './store-offers.ts';

/** The state of a link: an offer, or the result of an earlier use. */
export type SearchStep = 'confirm' | 'confirmed' | 'change' | 'changed' | 'stop' | 'stopped';
export type NewsletterStep = 'confirm' | 'confirmed' | 'stop' | 'stopped';

export type LinkState =
  | { kind: 'invalid' }
  | { kind: 'search'; step: 'stopped' }
  | { kind: 'search'; step: Exclude<SearchStep, 'stopped'>; search: StoredSearch; criteria: Criteria | null }
  | { kind: 'newsletter'; step: 'stopped' }
  | { kind: 'newsletter'; step: Exclude<NewsletterStep, 'stopped'>; locale: Locale }
  | { kind: 'report' | 'offers'; step: NewsletterStep; id: string; locale: Locale };

/** Returns the state of a signed link. It is invalid if it is forged, or confirms a subscription that was deleted. */
export async function readLink(signed: string): Promise<LinkState> {
  const link = await openLink(signed);
  if (!link) return { kind: 'invalid' };
  return states[link.kind](link);
}

const states = { search: searchState, newsletter: readerState, report: reportState, offers: offersState };

async function searchState({ id, step }: Link): Promise<LinkState> {
  const found = await findSearch(id);
  if (!found) return step === 'confirm' ? { kind: 'invalid' } : { kind: 'search', step: 'stopped' };
  const { confirmed, ...search } = found;
  const now = step === 'confirm' && confirmed ? 'confirmed' : step;
  return { kind: 'search', step: now, search, criteria: storedCriteria(search) };
}

async function readerState({ id, step }: Link): Promise<LinkState> {
  const reader = await findReader(id);
  if (!reader) return step === 'confirm' ? { kind: 'invalid' } : { kind: 'newsletter', step: 'stopped' };
  const { locale, confirmed } = reader;
  return { kind: 'newsletter', step: step !== 'confirm' ? 'stop' : confirmed ? 'confirmed' : 'confirm', locale };
}

/** The state of a link in an owner’s report, which can be stopped and asked for again. */
async function reportState({ id, step }: Link): Promise<LinkState> {
  const found = await findReport(id);
  return found ? { kind: 'report', step: stepNow(step, found.stopped), id, locale: found.locale } : { kind: 'invalid' };
}

/** The state of a link from a person who wanted no mails about homes. */
async function offersState({ id, step }: Link): Promise<LinkState> {
  const found = await findOfferStop(id);
  const locale = isLocale(found?.locale) ? found.locale : defaultLocale;
  return found ? { kind: 'offers', step: stepNow(step, found.stopped), id, locale } : { kind: 'invalid' };
}

/** Returns the step of a link whose mails can be stopped and asked for again. */
function stepNow(step: Link['step'], stopped: boolean): NewsletterStep {
  const [open, done] = step === 'confirm' ? (['confirm', 'confirmed'] as const) : (['stop', 'stopped'] as const);
  return stopped === (step !== 'confirm') ? done : open;
}

/** The language of the recipient of a link, if it is still known. */
export function recipientLocale(state: LinkState): Locale {
  if ('search' in state) return state.search.locale;
  return 'locale' in state ? state.locale : defaultLocale;
}
