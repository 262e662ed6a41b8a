import { ComparePage, compareMetadata } from '../compare-page';

export const dynamic = 'force-dynamic';
export const generateMetadata = compareMetadata;

/** The homes that an address names, rendered for each request. */
export default async function SomeComparedPage({ params }: PageProps<'/[locale]/compare/[ids]'>) {
  return <ComparePage ids={(await params).ids} />;
}
