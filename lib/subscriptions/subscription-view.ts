import type { AboutView } from '../../components/forms/form-view';
import { searchCard } from '../alerts/search-card.ts';
import type { Snapshot } from '../data/load.ts';
import { formHref } from '../forms/form-pages.ts';
import type { AlertWords } from '../i18n/alert-words.ts';
import type { Locale } from '../i18n/locales.ts';
import { answerPath, linkPath, signLink } from './links.ts';
import type { LinkState } from './read-link.ts';

/** The page behind a signed link. */
export interface SubscriptionView {
  title: string;
  text: string;
  /** The search that it is about. */
  search: AboutView | null;
  /** What does it, and where that is posted to. */
  button: { text: string; action: string } | null;
  links: { text: string; href: string }[];
}

/** The words of `subscription` in the messages. */
type PageWords = (key: string) => string;

/** What a visitor reads who comes with a signed text. */
export async function subscriptionView(
  state: LinkState,
  signed: string,
  locale: Locale,
  words: AlertWords,
  t: PageWords,
  data: Snapshot,
): Promise<SubscriptionView> {
  const isAsked = state.kind !== 'invalid' && (state.step === 'confirm' || state.step === 'stop');
  return {
    ...headOf(state, t),
    search: 'criteria' in state ? searchCard(state.criteria, t('yourSearch'), locale, words, data) : null,
    button: isAsked ? { text: t(`${placeOf(state)}.button`), action: `${answerPath(signed)}?locale=${locale}` } : null,
    links: [
      ...(await searchLinks(state, locale, t, data)),
      { text: t('toHome'), href: data.paths.href({ name: 'home' }, locale) },
    ],
  };
}

/** The title of such a page and the sentence below it. */
export const headOf = (state: LinkState, t: PageWords): { title: string; text: string } => ({
  title: t(`${placeOf(state)}.title`),
  text: t(`${placeOf(state)}.text`),
});

const placeOf = (state: LinkState): string => (state.kind === 'invalid' ? 'invalid' : `${state.kind}.${state.step}`);

/** What else can be done with a search; where there is none, to begin another. */
async function searchLinks(
  state: LinkState,
  locale: Locale,
  t: PageWords,
  data: Snapshot,
): Promise<SubscriptionView['links']> {
  if (!('search' in state)) {
    const href = state.kind === 'newsletter' ? null : formHref('demand-register', null, locale, data);
    return href ? [{ text: t('again'), href }] : [];
  }
  if (state.step === 'confirm') return [];
  const step = state.step === 'change' ? 'stop' : 'change';
  const signed = await signLink({ kind: 'search', id: state.search.id, step });
  return [{ text: t(step), href: linkPath(signed, locale, data) }];
}
