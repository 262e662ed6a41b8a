import { pageQuery } from '@/lib/requests/page-addresses';
import { ComparePage, compareMetadata } from '../compare-page';

export const dynamic = 'force-dynamic';
export const generateMetadata = compareMetadata;

/** The homes that an address names, rendered for each request. */
export default async function SomeComparedPage({ searchParams }: PageProps<'/[locale]/compare/per-request'>) {
  return <ComparePage ids={(await pageQuery(searchParams)).get('ids') ?? ''} />;
}
