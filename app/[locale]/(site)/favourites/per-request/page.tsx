import { FavouritesPage, favouritesMetadata } from '@/app/[locale]/(site)/favourites/favourites-page';
import { pageQuery } from '@/lib/requests/page-addresses';

export const dynamic = 'force-dynamic';
export const generateMetadata = favouritesMetadata;

/** The homes that an address names, rendered for each request. */
export default async function SomeFavouritesPage({ searchParams }: PageProps<'/[locale]/favourites/per-request'>) {
  return <FavouritesPage ids={(await pageQuery(searchParams)).get('ids') ?? ''} />;
}
