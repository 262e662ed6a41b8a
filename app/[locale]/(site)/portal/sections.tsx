import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { Passkeys } from '@/components/accounts/passkeys';
import { Communications } from '@/components/owners/communications';
import { OwnerDocuments } from '@/components/owners/documents';
import { OwnerHistory } from '@/components/owners/history';
import { OwnerMedia } from '@/components/owners/media';
import { Settings } from '@/components/owners/settings';
import { Statistics } from '@/components/owners/statistics';
import { OwnerVisits } from '@/components/owners/visits';
import { OwnSearches } from '@/components/subscriptions/own-searches';
import type { Account } from '@/lib/accounts/account';
import type { OwnedHome } from '@/lib/accounts/owned-home';
import { listPasskeys } from '@/lib/accounts/passkeys';
import { readStatistics } from '@/lib/audience/statistics';
import { getHome } from '@/lib/catalogue/known-homes';
import type { Snapshot } from '@/lib/content/snapshot';
import { formHref } from '@/lib/forms/form-pages';
import type { Locale } from '@/lib/i18n/locales';
import { listDocuments } from '@/lib/owners/documents';
import { listHistory } from '@/lib/owners/history';
import { homeLabels } from '@/lib/owners/homes';
import { listMediaOnPage } from '@/lib/owners/media';
import { maxHomesInSection } from '@/lib/owners/portal';
import { listMails, listRequests, listVisits } from '@/lib/owners/requests';
import { portalHref } from '@/lib/requests/portal-href';
import type { PortalSection } from '@/lib/routes/routes';
import { demandFor } from '@/lib/subscriptions/fitting-searches';
import { canBeOffered } from '@/lib/subscriptions/matching-people';
import { listOwnSearches } from '@/lib/subscriptions/owner-searches';
import { listConfirmedSearches } from '@/lib/subscriptions/store-wishes';

interface SectionContext {
  account: Account;
  /** The homes of the section: of this account only. */
  homes: readonly OwnedHome[];
  locale: Locale;
  data: Snapshot;
}

type Section = (context: SectionContext) => Promise<ReactNode>;

/** The homes for sale or to let that enough people look for; none for a manager's hundreds of homes, until some are chosen. */
async function listDemand(homes: readonly OwnedHome[], locale: Locale, data: Snapshot) {
  if (homes.length > maxHomesInSection) return [];
  const homeName = homeLabels(homes, locale, data);
  const searches = await listConfirmedSearches();
  return homes.flatMap((id) => {
    const home = data.catalogue.properties.get(id);
    const people = home && canBeOffered(home, data) ? demandFor(home, searches, data.catalogue) : null;
    return people === null ? [] : [{ id, name: homeName(id)?.name ?? null, people }];
  });
}

/** Reads what each section of the portal shows. */
export const sections: Record<PortalSection | 'statistics', Section> = {
  statistics: async ({ homes, locale, data }) => (
    <Statistics
      statistics={await readStatistics(homes, data.catalogue)}
      demand={await listDemand(homes, locale, data)}
    />
  ),
  history: async ({ homes, locale, data }) => (
    <OwnerHistory entries={await listHistory(homes, locale, data)} homeName={homeLabels(homes, locale, data)} />
  ),
  communications: async ({ homes, locale, data }) => {
    const [requests, mails] = await Promise.all([listRequests(homes, locale), listMails(homes, locale)]);
    return <Communications requests={requests} mails={mails} homeName={homeLabels(homes, locale, data)} />;
  },
  media: async ({ homes, locale, data }) => {
    const homeName = homeLabels(homes, locale, data);
    const shown = homes.map((id) => {
      const online = data.catalogue.properties.get(id);
      return {
        id,
        name: homeName(id),
        groups: online ? listMediaOnPage(online, locale, data) : null,
        advertisedOn: getHome(id, data)?.advertisedOn ?? [],
      };
    });
    return <OwnerMedia homes={shown} />;
  },
  visits: async ({ homes, locale, data }) => (
    <OwnerVisits visits={await listVisits(homes, locale)} homeName={homeLabels(homes, locale, data)} />
  ),
  documents: async ({ account, homes, locale, data }) => (
    <OwnerDocuments documents={await listDocuments(homes, account.id)} homeName={homeLabels(homes, locale, data)} />
  ),
  searches: async ({ account, locale, data }) => (
    <OwnSearches
      searches={await listOwnSearches(account, locale, data)}
      newHref={formHref('demand-register', null, locale, data)}
    />
  ),
  account: async ({ account, locale, data }) => (
    <Settings account={account} passwordHref={data.paths.href({ name: 'password' }, locale)}>
      <Passkeys
        passkeys={await listPasskeys(await headers())}
        phone={data.content.site.phone}
        href={portalHref({ section: 'account' }, locale, data)}
      />
    </Settings>
  ),
};
