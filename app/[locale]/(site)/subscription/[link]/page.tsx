import { SubscriptionPage, subscriptionMetadata } from '../subscription-page';

type Props = PageProps<'/[locale]/subscription/[link]'>;

export const dynamic = 'force-dynamic';

export const generateMetadata = async ({ params }: Props) => subscriptionMetadata((await params).link);

/** The page behind a link of a mail. Opening it changes nothing: mail scanners open links, too. */
export default async function LinkPage({ params }: Props) {
  return <SubscriptionPage signed={(await params).link} />;
}
