import { SubscriptionPage, subscriptionMetadata } from '@/app/[locale]/(site)/subscription/subscription-page';
import { pageQuery } from '@/lib/requests/page-addresses';

type Props = PageProps<'/[locale]/subscription/per-request'>;

export const dynamic = 'force-dynamic';

const linkIn = async ({ searchParams }: Props) => (await pageQuery(searchParams)).get('link') ?? '';

export const generateMetadata = async (props: Props) => subscriptionMetadata(await linkIn(props));

/** The page behind a link of a mail. Opening it changes nothing: mail scanners open links, too. */
export default async function LinkPage(props: Props) {
  return <SubscriptionPage signed={await linkIn(props)} />;
}
