import { randomInt } from 'node:crypto';
import type { test } from './site';

/** Each test comes from a network address of its own: the rate limits of one do not count for another. */
export const separateNetworks = (own: typeof test): void =>
  own.beforeEach(({ context }) =>
    context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }),
  );
