import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { OwnSearches } from '@/components/owner/own-searches';
import { Passkeys } from '@/components/owner/passkeys';
import { Settings } from '@/components/owner/settings';
import type { Snapshot } from '@/lib/data/load';
import type { AccountWords } from '@/lib/i18n/account-words';
import type { Locale } from '@/lib/i18n/locales';
import type { Account } from '@/lib/owners/account';
import type { OwnedHome } from '@/lib/owners/owned-home';
import { listPasskeys } from '@/lib/owners/passkeys';
import { passkeysView } from '@/lib/owners/passkeys-view';
import { searchesView } from '@/lib/owners/searches-view';
import { settingsView } from '@/lib/owners/settings-view';
import type { PortalSection } from '@/lib/routes/portal-sections';
import { beginWithPasskey, finishWithPasskey, forgetPasskey } from '../passkey-actions';
import { logOut } from './log-out';

interface SectionContext {
  account: Account;
  /** What the section speaks of: homes of this account only. */
  homes: readonly OwnedHome[];
  locale: Locale;
  words: AccountWords;
  data: Snapshot;
}

type Section = (context: SectionContext) => Promise<ReactNode>;

const later: Section = async () => null;

/** What stands in each section of the portal. */
export const sections: Record<PortalSection | 'statistics', Section> = {
  statistics: later,
  history: later,
  communications: later,
  media: later,
  visits: later,
  documents: later,
  searches: async ({ account, locale, words, data }) => (
    <OwnSearches view={await searchesView(account, locale, words, data)} />
  ),
  account: async ({ account, locale, words, data }) => (
    <Settings view={settingsView(account, locale, words, data)} logOut={logOut}>
      <Passkeys
        view={passkeysView(await listPasskeys(await headers()), locale, words, data)}
        begin={beginWithPasskey}
        finish={finishWithPasskey}
        forget={forgetPasskey}
      />
    </Settings>
  ),
};
