import { prebuiltStates } from '@/lib/catalogue/prebuilt';
import { publishedData } from '@/lib/data/store';
import { ListPage, listMetadata } from '../list-page';

type Props = PageProps<'/[locale]/listings/[state]'>;

export const generateStaticParams = () => prebuiltStates(publishedData().catalogue).map((state) => ({ state }));
export const generateMetadata = async ({ params }: Props) => listMetadata((await params).state);

/** The list of a goal, a city, or a type in a city: where visitors land, kept like any other page. */
export default async function LandingListPage({ params }: Props) {
  return <ListPage state={(await params).state} />;
}
