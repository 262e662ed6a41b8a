import { config } from 'zod';

// The policy of the pages forbids eval, which zod tries out when the first schema is made: browsers report that.
config({ jitless: true });
