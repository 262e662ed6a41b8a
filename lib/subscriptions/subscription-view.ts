import type { Snapshot } from '../content/snapshot.ts';
import { formHref } from '../forms/form-pages.ts';
import type { SubjectCardView } from '../forms/form-subject.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translator } from '../i18n/translator.ts';
import { answerPath, type Link, linkPath, signLink } from '../requests/subscription-links.ts';
import { searchCard } from '../search/search-card.ts';
import type { LinkState } from './read-link.ts';

/** The page behind a signed link. */
export interface SubscriptionView {
  title: string;
  text: string;
  /** The search that it is about. */
  search: SubjectCardView | null;
  /** The label of the button, and the address that it posts to. */
  button: { text: string; action: string } | null;
  links: { text: string; href: string }[];
}

/** Returns the page behind a signed link. */
export async function readSubscriptionView(
  state: LinkState,
  signed: string,
  locale: Locale,
  t: Translator<'subscription'>,
  data: Snapshot,
): Promise<SubscriptionView> {
  return {
    ...pageHeading(state, t),
    search:
      'criteria' in state && state.criteria ? await searchCard(state.criteria, t('yourSearch'), locale, data) : null,
    button:
      state.kind !== 'invalid' && (state.step === 'confirm' || state.step === 'stop')
        ? { text: t(`${state.kind}.${state.step}.button`), action: `${answerPath(signed)}?locale=${locale}` }
        : null,
    links: [
      ...(await ownLinks(state, locale, t, data)),
      { text: t('toHome'), href: data.paths.href({ name: 'home' }, locale) },
    ],
  };
}

/** The title of such a page and the sentence below it. */
export const pageHeading = (state: LinkState, t: Translator<'subscription'>): { title: string; text: string } => ({
  title: t(`${stateKey(state)}.title`),
  text: t(`${stateKey(state)}.text`),
});

type StateKey<State> = State extends { kind: infer Kind extends string; step: infer Step extends string }
  ? `${Kind}.${Step}`
  : 'invalid';

/** The part of the messages with the words of a state. The compiler loses which steps belong to which kind: StateKey keeps it. */
const stateKey = (state: LinkState) =>
  (state.kind === 'invalid' ? 'invalid' : `${state.kind}.${state.step}`) as StateKey<LinkState>;

/** Returns links to the other actions on the subscription; without a search, one to begin a new search. */
async function ownLinks(
  state: LinkState,
  locale: Locale,
  t: Translator<'subscription'>,
  data: Snapshot,
): Promise<SubscriptionView['links']> {
  const linkTo = async (link: Link) => linkPath(await signLink(link), locale, data);
  if ('search' in state) {
    if (state.step === 'confirm') return [];
    const step = state.step === 'change' ? 'stop' : 'change';
    return [{ text: t(step), href: await linkTo({ kind: 'search', id: state.search.id, step }) }];
  }
  if (state.kind === 'report' || state.kind === 'offers') {
    const { kind, id, step } = state;
    return step === 'stopped' ? [{ text: t(`${kind}.again`), href: await linkTo({ kind, id, step: 'confirm' }) }] : [];
  }
  const href = state.kind === 'newsletter' ? null : formHref('demand-register', null, locale, data);
  return href ? [{ text: t('again'), href }] : [];
}
