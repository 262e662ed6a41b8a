import { ToHome } from './error-page';
import { NewestHomes } from './newest-homes';
import { PageSearch } from './search-form';

/** Where to go from a page that is not there: the search, the start page, the newest homes. */
export const WaysOn = () => (
  <>
    <PageSearch />
    <ToHome />
    <NewestHomes />
  </>
);
