import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Frame, pageLocale } from '@/app/[locale]/(site)/frame';
import { sendForm } from '@/app/[locale]/(site)/send-form';
import { AccountPage } from '@/components/owners/account-page';
import { pageData } from '@/lib/data/store';
import { formView } from '@/lib/forms/form-view';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-dynamic';

const route = { name: 'password' } as const;

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('account.password.asked'), pageLocale()]);
  return pageMetadata({ route, locale, title: t('title'), description: t('lead'), index: false }, await pageData());
}

/** Asks for a mail with a link to choose another password. */
export default async function PasswordPage() {
  const [t, locale, data] = await Promise.all([getTranslations('account.password'), pageLocale(), pageData()]);
  return (
    <Frame route={route}>
      <AccountPage
        title={t('asked.title')}
        lead={t('asked.lead')}
        form={{
          view: formView('forgot-password', {}, locale, await getTranslations('forms'), data),
          send: sendForm,
          address: data.paths.href(route, locale),
        }}
        links={[{ text: t('toLogin'), href: data.paths.href({ name: 'login' }, locale) }]}
      />
    </Frame>
  );
}
