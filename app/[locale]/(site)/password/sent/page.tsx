import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Frame, pageLocale } from '@/app/[locale]/(site)/frame';
import { AccountPage } from '@/components/owners/account-page';
import { pageData } from '@/lib/data/store';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-dynamic';

const route = { name: 'password' } as const;

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('account.password.sent'), pageLocale()]);
  return pageMetadata({ route, locale, title: t('title'), description: t('lead'), index: false }, await pageData());
}

/** Says the same whether a mail was sent or not. */
export default async function PasswordSentPage() {
  const [t, locale] = await Promise.all([getTranslations('account.password'), pageLocale()]);
  const login = { text: t('toLogin'), href: (await pageData()).paths.href({ name: 'login' }, locale) };
  return (
    <Frame route={route}>
      <AccountPage title={t('sent.title')} lead={t('sent.lead')} links={[login]} />
    </Frame>
  );
}
