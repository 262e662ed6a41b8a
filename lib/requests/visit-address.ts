import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import { visitAnswers } from '../visits/visit-answers.ts';
import type { Target } from './decide.ts';
import { withQuery } from './with-query.ts';

/** The page of an appointment: `?token=…` opens it, `&answer=moved` says what was done there. It is nobody else's: no cache keeps it. */
export function visitAddress(locale: Locale, query: URLSearchParams, { paths }: Snapshot): Target {
  const token = /^[\w.-]{1,400}$/.exec(query.get('token') ?? '')?.[0] ?? '';
  const answer = visitAnswers.find((one) => one === query.get('answer'));
  const own = [token && `token=${token}`, token && answer && `answer=${answer}`].filter(Boolean).join('&');
  return {
    address: withQuery(paths.href({ name: 'visit' }, locale), own, query, ['token', 'answer']),
    page: `/${locale}/visit/`,
    temporary: true,
    perRequest: true,
    personal: true,
  };
}
