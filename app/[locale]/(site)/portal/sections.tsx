import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { Communications } from '@/components/owner/communications';
import { OwnerDocuments } from '@/components/owner/documents';
import { OwnerHistory } from '@/components/owner/history';
import { OwnerMedia } from '@/components/owner/media';
import { OwnSearches } from '@/components/owner/own-searches';
import { Passkeys } from '@/components/owner/passkeys';
import { Settings } from '@/components/owner/settings';
import { Statistics } from '@/components/owner/statistics';
import { OwnerVisits } from '@/components/owner/visits';
import type { Account } from '@/lib/accounts/account';
import { listPasskeys } from '@/lib/accounts/passkeys';
import { passkeysView } from '@/lib/accounts/passkeys-view';
import { settingsView } from '@/lib/accounts/settings-view';
import { statisticsOf } from '@/lib/audience/statistics';
import type { Snapshot } from '@/lib/data/load';
import type { AccountWords } from '@/lib/i18n/account-words';
import { formWordsIn } from '@/lib/i18n/form-words';
import type { Locale } from '@/lib/i18n/locales';
import {
  communicationsWords,
  ownerDocumentsWords,
  ownerHistoryWords,
  ownerMediaWords,
  ownerVisitsWords,
  statisticsWords,
} from '@/lib/i18n/owner-words';
import { communicationsView } from '@/lib/owners/communications-view';
import { documentsView } from '@/lib/owners/documents-view';
import { historyView } from '@/lib/owners/history-view';
import { mediaView } from '@/lib/owners/media-view';
import type { OwnedHome } from '@/lib/owners/owned-home';
import { searchesView } from '@/lib/owners/searches-view';
import { toStatisticsView } from '@/lib/owners/statistics-view';
import { visitsView } from '@/lib/owners/visits-view';
import type { PortalSection } from '@/lib/routes/routes';

interface SectionContext {
  account: Account;
  /** What the section speaks of: homes of this account only. */
  homes: readonly OwnedHome[];
  locale: Locale;
  words: AccountWords;
  data: Snapshot;
}

type Section = (context: SectionContext) => Promise<ReactNode>;

/** What stands in each section of the portal. */
export const sections: Record<PortalSection | 'statistics', Section> = {
  statistics: async ({ homes, locale, data }) => (
    <Statistics
      view={toStatisticsView(await statisticsOf(homes, data.catalogue), locale, await statisticsWords(locale))}
    />
  ),
  history: async ({ homes, locale, data }) => (
    <OwnerHistory history={await historyView(homes, locale, await ownerHistoryWords(locale), data)} />
  ),
  communications: async ({ homes, locale, data }) => (
    <Communications communications={await communicationsView(homes, locale, await communicationsWords(locale), data)} />
  ),
  media: async ({ homes, locale, data }) => (
    <OwnerMedia media={mediaView(homes, locale, await ownerMediaWords(locale), data)} />
  ),
  visits: async ({ homes, locale, data }) => (
    <OwnerVisits visits={await visitsView(homes, locale, await ownerVisitsWords(locale), data)} />
  ),
  documents: async ({ account, homes, locale, data }) => (
    <OwnerDocuments
      documents={await documentsView(homes, account.id, locale, await ownerDocumentsWords(locale), data)}
    />
  ),
  searches: async ({ account, locale, words, data }) => (
    <OwnSearches view={await searchesView(account, locale, words, data)} />
  ),
  account: async ({ account, locale, words, data }) => (
    <Settings view={settingsView(account, locale, words, data)}>
      <Passkeys
        view={passkeysView(await listPasskeys(await headers()), locale, words, await formWordsIn(locale), data)}
      />
    </Settings>
  ),
};
