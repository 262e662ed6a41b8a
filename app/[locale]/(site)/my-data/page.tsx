import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Frame, pageLocale } from '@/app/[locale]/(site)/frame';
import { sendForm } from '@/app/[locale]/(site)/send-form';
import { Form } from '@/components/forms/form';
import { MyDataPage } from '@/components/people/my-data-page';
import { pageData } from '@/lib/data/store';
import { formView } from '@/lib/forms/form-view';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-dynamic';

const route = { name: 'my-data' } as const;

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('myData'), pageLocale()]);
  return pageMetadata({ route, locale, title: t('title'), description: t('lead'), index: false }, await pageData());
}

/** Asks for a mail with a link to what is kept about its reader. */
export default async function AskPage() {
  const [t, locale, data] = await Promise.all([getTranslations('myData'), pageLocale(), pageData()]);
  const view = formView('ask-my-data', {}, locale, await getTranslations('forms'), data);
  return (
    <Frame route={route}>
      <MyDataPage title={t('title')} lead={t('lead')}>
        <Form view={view} send={sendForm} address={data.paths.href(route, locale)} />
      </MyDataPage>
    </Frame>
  );
}
