import { FavouritesPage, favouritesMetadata } from './favourites-page';

export const generateMetadata = favouritesMetadata;

/** No favourites yet; the script goes on to the visitor's own. */
export default function NoFavouritesPage() {
  return <FavouritesPage />;
}
