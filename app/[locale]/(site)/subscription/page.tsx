import { SubscriptionPage, subscriptionMetadata } from './subscription-page';

export const generateMetadata = () => subscriptionMetadata();

/** Somebody who came without a link, or with half of one. */
export default function NoLinkPage() {
  return <SubscriptionPage />;
}
