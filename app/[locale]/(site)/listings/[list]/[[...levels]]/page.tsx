import { ListPage, listMetadata } from '@/app/[locale]/(site)/listings/list-page';
import { landingLists } from '@/lib/catalogue/search/prebuilt';
import { publishedData } from '@/lib/data/store';

type Props = PageProps<'/[locale]/listings/[list]/[[...levels]]'>;

export const generateStaticParams = () => landingLists(publishedData().catalogue);
export const generateMetadata = async ({ params }: Props) => listMetadata(await params);

/** The list of a goal, a city, or a type in a city: where visitors land, kept like any other page. */
export default async function LandingListPage({ params }: Props) {
  return <ListPage {...(await params)} />;
}
