import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Target } from './decide.ts';
import { withQuery } from './with-query.ts';

/** Where the signed links of mails lead: `?link=…`. What the link is for, the page itself finds out. */
export function subscriptionAddress(locale: Locale, query: URLSearchParams, { paths }: Snapshot): Target {
  const link = /^[\w-]{1,400}\.[\w-]{43}$/.exec(query.get('link') ?? '')?.[0] ?? '';
  return {
    address: withQuery(paths.href({ name: 'subscription' }, locale), link && `link=${link}`, query, ['link']),
    page: `/${locale}/subscription/${link && 'per-request/'}`,
    ...(link ? { perRequest: true, holdsForm: true, personal: true } : {}),
  };
}
