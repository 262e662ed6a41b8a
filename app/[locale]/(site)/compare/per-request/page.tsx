import { ComparePage, compareMetadata } from '@/app/[locale]/(site)/compare/compare-page';
import { pageQuery } from '@/lib/requests/page-addresses';

export const dynamic = 'force-dynamic';
export const generateMetadata = compareMetadata;

/** The homes that an address names, rendered for each request. */
export default async function SomeComparedPage({ searchParams }: PageProps<'/[locale]/compare/per-request'>) {
  return <ComparePage ids={(await pageQuery(searchParams)).get('ids') ?? ''} />;
}
