import { policyOf } from '../security/csp.ts';
import { lateScripts } from './late-scripts.ts';
import { isStillTrue } from './still-true.ts';

declare global {
  /** The rules as the server's bundle holds them, for Next's cache, which is no part of a bundle (cache-handler.mjs). */
  var heemPageRules: typeof pageRules | undefined;
}

/** What is done to a page that enters the cache, and asked of one that leaves it. */
export const pageRules = { lateScripts, policyOf, isStillTrue };

/** Hands the rules to the cache of this process. */
export function startKeptPages(): void {
  globalThis.heemPageRules = pageRules;
}
