import { FavouritesPage, favouritesMetadata } from '../favourites-page';

export const dynamic = 'force-dynamic';
export const generateMetadata = favouritesMetadata;

/** The homes that an address names, rendered for each request. */
export default async function SomeFavouritesPage({ params }: PageProps<'/[locale]/favourites/[ids]'>) {
  return <FavouritesPage ids={(await params).ids} />;
}
