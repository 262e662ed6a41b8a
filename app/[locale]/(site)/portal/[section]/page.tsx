import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { Frame, pageLocale } from '@/app/[locale]/(site)/frame';
import { sections } from '@/app/[locale]/(site)/portal/sections';
import { Portal } from '@/components/owners/portal';
import type { Account } from '@/lib/accounts/account';
import { findCurrentAccount } from '@/lib/accounts/session';
import { pageData } from '@/lib/data/store';
import { findViewedOwner } from '@/lib/owners/access';
import { listOwnedHomes, selectChosenHomes } from '@/lib/owners/homes';
import { findEmptyReason, isAboutHomes } from '@/lib/owners/portal';
import { pageQuery } from '@/lib/requests/page-addresses';
import { loginHref, portalHref, portalQuery, readSection, readWanted } from '@/lib/requests/portal-href';
import { sectionNames } from '@/lib/routes/routes';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/portal/[section]'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [section, locale] = [readSection((await params).section), await pageLocale()];
  const title = sectionNames[section ?? 'statistics'][locale];
  const route = { name: 'portal', section } as const;
  return pageMetadata({ route, locale, title, description: title, index: false }, await pageData());
}

/** A section of the portal about some homes of the logged-in account, or of the owner as whom staff look; without a login it redirects to the login page. */
export default async function PortalPage({ params, searchParams }: Props) {
  const [locale, data] = await Promise.all([pageLocale(), pageData()]);
  const section = readSection((await params).section);
  const { homes, words, as } = readWanted(await pageQuery(searchParams));
  const wanted = { homes, words, as };
  const viewer = await findCurrentAccount(await headers());
  if (!viewer) redirect(loginHref({ section, homes }, locale, data));
  const seen = as && isAboutHomes(section) ? await findViewedOwner(await headers(), as, data) : null;
  if (as && !seen) redirect(portalHref({ section, homes, words }, locale, data));
  const account: Account = seen ?? viewer;
  const owned = (await listOwnedHomes(account, data)).filter((home) => !seen || seen.homes.includes(home));
  // An account without homes came from a saved search.
  if (!section && owned.length === 0) redirect(portalHref({ section: 'searches' }, locale, data));
  const chosen = selectChosenHomes(owned, wanted, data);
  const state = { account, section, owned, chosen, wanted };
  return (
    <Frame route={{ name: 'portal', section }} query={portalQuery(wanted)}>
      <Portal state={state} data={data}>
        {findEmptyReason(state) === null &&
          (await sections[section ?? 'statistics']({ account: viewer, homes: chosen, locale, data }))}
      </Portal>
    </Frame>
  );
}
