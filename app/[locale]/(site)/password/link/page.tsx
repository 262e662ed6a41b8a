import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { Frame, pageLocale } from '@/app/[locale]/(site)/frame';
import { sendForm } from '@/app/[locale]/(site)/send-form';
import { AccountPage } from '@/components/owners/account-page';
import { readPasswordLink } from '@/lib/accounts/new-password';
import { pageData } from '@/lib/data/store';
import { formView } from '@/lib/forms/form-view';
import { pageQuery } from '@/lib/requests/page-addresses';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/password/link'>;

export const dynamic = 'force-dynamic';

const route = { name: 'password' } as const;

/** Head and body of the page share one look at the database. */
const readLink = cache(readPasswordLink);

const linkIn = async ({ searchParams }: Props) => (await pageQuery(searchParams)).get('link') ?? '';

async function readHead(signed: string) {
  const [link, t] = await Promise.all([readLink(signed), getTranslations('account.password')]);
  const place = link?.kind ?? 'over';
  const who = { name: link?.account.name ?? '', email: link?.account.email ?? '' };
  return { title: t(`${place}.title`, who), lead: t(`${place}.lead`, who) };
}

/** The link is as good as a password: no other site learns it. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const [{ title, lead }, locale] = await Promise.all([readHead(await linkIn(props)), pageLocale()]);
  const metadata = pageMetadata({ route, locale, title, description: lead, index: false }, await pageData());
  return { ...metadata, referrer: 'same-origin' };
}

/** The page of a mail's link to choose a password. */
export default async function NewPasswordPage(props: Props) {
  const [signed, locale, data] = await Promise.all([linkIn(props), pageLocale(), pageData()]);
  const [link, head, t] = await Promise.all([readLink(signed), readHead(signed), getTranslations('account.password')]);
  const view =
    link && formView('new-password', { values: { link: signed } }, locale, await getTranslations('forms'), data);
  const again = { text: t('over.again'), href: data.paths.href({ name: 'password' }, locale) };
  const query = `?link=${signed}`;
  const address = data.paths.href(route, locale) + query;
  return (
    <Frame route={route} query={query}>
      <AccountPage {...head} {...(view ? { form: { view, send: sendForm, address } } : {})} links={[again]} />
    </Frame>
  );
}
