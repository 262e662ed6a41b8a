import { ToHome } from './error-page';
import { NewestHomes } from './newest-homes';
import { PageSearch } from './search-form';

/** Links from a missing page: the search, the start page, the newest homes. */
export const WaysOn = () => (
  <>
    <PageSearch />
    <ToHome />
    <NewestHomes />
  </>
);
