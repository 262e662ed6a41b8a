import { ListPage, listMetadata } from '../../list-page';

type Props = PageProps<'/[locale]/listings/filtered/[state]'>;

// There are more combinations of filters than a cache should hold, and Next renders a page that it keeps twice over.
export const dynamic = 'force-dynamic';
export const generateMetadata = async ({ params }: Props) => listMetadata((await params).state);

/** A list that a visitor filtered, sorted or paged through, rendered for each request. */
export default async function FilteredListPage({ params }: Props) {
  return <ListPage state={(await params).state} />;
}
