import type { PasskeysView } from '../../components/owner/passkeys';
import type { Snapshot } from '../data/load.ts';
import { dayOf } from '../day.ts';
import { date } from '../format.ts';
import type { AccountWords } from '../i18n/account-words.ts';
import type { FormWords } from '../i18n/form-words.ts';
import type { Locale } from '../i18n/locales.ts';
import { portalHref } from '../owners/portal-href.ts';
import type { Passkey } from './passkeys.ts';

/** The passkeys of an account, each by the day on which it was made. */
export const passkeysView = (
  passkeys: readonly Passkey[],
  locale: Locale,
  words: AccountWords,
  { field, errors }: FormWords,
  data: Snapshot,
): PasskeysView => ({
  locale,
  title: words('passkeys.title'),
  text: words('passkeys.text'),
  passkeys: passkeys.map(({ id, createdAt }) => ({
    id,
    label: words('passkeys.made', { day: date(dayOf(Number(createdAt)), locale) }),
  })),
  remove: words('passkeys.remove'),
  add: {
    text: words('passkeys.add'),
    failed: words('passkeys.failed'),
    password: field('password'),
    hint: words('passkeys.passwordHint'),
    errors: {
      password: errors(data.content.site.phone).password,
      credentials: words('passkeys.wrongPassword'),
      wait: errors(data.content.site.phone).wait,
    },
    href: portalHref({ section: 'account' }, locale, data),
  },
});
