import { ListPage, listMetadata } from '@/app/[locale]/(site)/listings/list-page';
import { pageQuery } from '@/lib/requests/page-addresses';

type Props = PageProps<'/[locale]/listings/per-request/[list]/[[...levels]]'>;

// There are more combinations of filters than a cache should hold, and Next renders a page that it keeps twice over.
export const dynamic = 'force-dynamic';

const addressIn = async ({ params, searchParams }: Props) => ({
  ...(await params),
  query: await pageQuery(searchParams),
});

export const generateMetadata = async (props: Props) => listMetadata(await addressIn(props));

/** A list that a visitor filtered, sorted or paged through, rendered for each request. */
export default async function FilteredListPage(props: Props) {
  return <ListPage {...(await addressIn(props))} />;
}
