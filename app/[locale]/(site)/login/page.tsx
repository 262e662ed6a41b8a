import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Frame, pageLocale } from '@/app/[locale]/(site)/frame';
import { sendForm } from '@/app/[locale]/(site)/send-form';
import { PasskeyButton } from '@/components/accounts/passkey-button';
import { FormContact } from '@/components/forms/form-aside';
import { AccountPage } from '@/components/owners/account-page';
import { findCurrentAccount } from '@/lib/accounts/session';
import { pageData } from '@/lib/data/store';
import { formView } from '@/lib/forms/form-view';
import { pageQuery } from '@/lib/requests/page-addresses';
import { portalHref, portalQuery, readWanted } from '@/lib/requests/portal-href';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/login'>;

export const dynamic = 'force-dynamic';

const route = { name: 'login' } as const;

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('account.login'), pageLocale()]);
  return pageMetadata(
    { route, locale, title: t('title'), description: t('description'), index: false },
    await pageData(),
  );
}

/** The log-in page; it remembers which page of the portal was requested. */
export default async function LoginPage({ searchParams }: Props) {
  const [wanted, locale, data] = await Promise.all([
    readWanted(await pageQuery(searchParams)),
    pageLocale(),
    pageData(),
  ]);
  const href = portalHref(wanted, locale, data);
  if (await findCurrentAccount(await headers())) redirect(href);
  const t = await getTranslations('account');
  const values = { section: wanted.section ?? '', homes: wanted.homes ?? '' };
  return (
    <Frame route={route} query={portalQuery(wanted)}>
      <AccountPage
        title={t('login.title')}
        lead={t('login.lead')}
        form={{
          view: formView('log-in', { values }, locale, await getTranslations('forms'), data),
          send: sendForm,
          address: data.paths.href(route, locale) + portalQuery(wanted),
        }}
        links={[{ text: t('login.forgotten'), href: data.paths.href({ name: 'password' }, locale) }]}
        note={t('login.none')}
        beside={
          <>
            {(['owners', 'seekers'] as const).map((who) => (
              <div key={who}>
                <h2>{t(`login.${who}.title`)}</h2>
                <p>{t(`login.${who}.text`)}</p>
              </div>
            ))}
            <FormContact subject={null} locale={locale} data={data} />
          </>
        }
      >
        <PasskeyButton text={t('passkeys.use')} failed={t('passkeys.useFailed')} href={href} />
      </AccountPage>
    </Frame>
  );
}
