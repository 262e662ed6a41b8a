import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Frame, pageLocale } from '@/app/[locale]/(site)/frame';
import { MyDataPage } from '@/components/people/my-data-page';
import { phoneInText } from '@/lib/base/phone';
import { pageData } from '@/lib/data/store';
import { myDataAnswers } from '@/lib/requests/my-data-answers';
import { pageQuery } from '@/lib/requests/page-addresses';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/my-data/confirmation'>;

export const dynamic = 'force-dynamic';

const route = { name: 'my-data' } as const;

/** The result of a request; it does not reveal whether the address is known. */
async function readAnswer({ searchParams }: Props) {
  const query = await pageQuery(searchParams);
  const answer = myDataAnswers.find((known) => known === query.get('said')) ?? 'over';
  const [t, { content }] = await Promise.all([getTranslations('myData.said'), pageData()]);
  return { answer, title: t(`${answer}.title`), lead: t(`${answer}.text`, { phone: phoneInText(content.site.phone) }) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [{ title, lead }, locale] = await Promise.all([readAnswer(props), pageLocale()]);
  return pageMetadata({ route, locale, title, description: lead, index: false }, await pageData());
}

export default async function ConfirmationPage(props: Props) {
  const [{ answer, title, lead }, t] = await Promise.all([readAnswer(props), getTranslations('myData')]);
  const [locale, { paths }] = await Promise.all([pageLocale(), pageData()]);
  const link =
    answer === 'over' || answer === 'sent'
      ? { text: t('again'), href: paths.href(route, locale) }
      : { text: t('toHome'), href: paths.href({ name: 'home' }, locale) };
  return (
    <Frame route={route} query={`?said=${answer}`}>
      <MyDataPage title={title} lead={lead} links={[link]} />
    </Frame>
  );
}
