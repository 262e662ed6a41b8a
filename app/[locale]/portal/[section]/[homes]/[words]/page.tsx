import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { Portal } from '@/components/owner/portal';
import { currentAccount } from '@/lib/accounts/session';
import { snapshot } from '@/lib/data/store';
import { accountWordsIn } from '@/lib/i18n/account-words';
import { chosenHomes, ownedHomes } from '@/lib/owners/owned-homes';
import { loginHref, readSection } from '@/lib/owners/portal-href';
import { nothingToShow, portalView } from '@/lib/owners/portal-view';
import { sectionNames } from '@/lib/routes/portal-sections';
import { pageMetadata } from '@/lib/seo/metadata';
import { Frame, pageLocale } from '../../../frame';
import { logOut } from '../../log-out';
import { sections } from '../../sections';
import '@/app/owner.css';

type Props = PageProps<'/[locale]/portal/[section]/[homes]'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [section, locale] = [readSection((await params).section), await pageLocale()];
  const title = sectionNames[section ?? 'statistics'][locale];
  const route = { name: 'portal', section } as const;
  return pageMetadata({ route, locale, title, description: title, index: false }, snapshot());
}

/** A section of the portal about some homes of whoever is logged in; nobody else comes past the door. */
export default async function PortalPage({ params }: Props) {
  const [asked, locale, data] = [await params, await pageLocale(), snapshot()];
  const section = readSection(asked.section);
  const homes = decodeURIComponent(asked.homes);
  const account = await currentAccount(await headers());
  if (!account) redirect(loginHref(section, homes, locale, data));
  const [words, owned] = [await accountWordsIn(locale), await ownedHomes(account, data)];
  const chosen = chosenHomes(owned, homes);
  const state = { account, section, owned, chosen };
  const nothing = nothingToShow(state);
  return (
    <Frame route={{ name: 'portal', section }} query={homes === 'all' ? '' : `?homes=${homes}`}>
      <Portal view={portalView(state, locale, words, data)} logOut={logOut}>
        {nothing ? (
          <p className="lead">{words(`portal.${nothing}`)}</p>
        ) : (
          await sections[section ?? 'statistics']({ account, homes: chosen, locale, words, data })
        )}
      </Portal>
    </Frame>
  );
}
