import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MyDataPage } from '@/components/people/my-data-page';
import { phoneInText } from '@/lib/base/phone';
import { pageData } from '@/lib/data/store';
import { myDataAnswers } from '@/lib/requests/my-data-answers';
import { pageQuery } from '@/lib/requests/page-addresses';
import { pageMetadata } from '@/lib/seo/metadata';
import { Frame, pageLocale } from '../../frame';

type Props = PageProps<'/[locale]/my-data/confirmation'>;

export const dynamic = 'force-dynamic';

const route = { name: 'my-data' } as const;

/** The result of a request; it does not reveal whether the address is known. */
async function answerOf({ searchParams }: Props) {
  const query = await pageQuery(searchParams);
  const answer = myDataAnswers.find((one) => one === query.get('said')) ?? 'over';
  const [t, { content }] = [await getTranslations('myData.said'), await pageData()];
  return { answer, title: t(`${answer}.title`), lead: t(`${answer}.text`, { phone: phoneInText(content.site.phone) }) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [{ title, lead }, locale] = [await answerOf(props), await pageLocale()];
  return pageMetadata({ route, locale, title, description: lead, index: false }, await pageData());
}

export default async function ConfirmationPage(props: Props) {
  const [{ answer, title, lead }, t] = [await answerOf(props), await getTranslations('myData')];
  const [locale, { paths }] = [await pageLocale(), await pageData()];
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
