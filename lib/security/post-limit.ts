import { LRUCache } from 'lru-cache';

/** What one network may post at once, and what it gets back each second; a post costs 1, and 1 more for every 256 KB. */
const capacity = 240;
const perSecond = 4;
const bytesPerTurn = 256 * 1024;

/** Networks that are remembered: a flood from more of them forgets those that posted longest ago. */
const remembered = 20_000;

const buckets = new LRUCache<string, { turns: number; at: number }>({ max: remembered });

/**
 * Whether a network (lib/requests/visitor-address.ts) may post a body of that many bytes now; asked before anything of it is read. A
 * token bucket in the memory of this process, wide enough for an office behind one address: what a form costs in sending mails has
 * limits of its own (lib/forms/turns.ts).
 */
export function mayPost(network: string, bytes: number, now = Date.now()): boolean {
  const { turns, at } = buckets.get(network) ?? { turns: capacity, at: now };
  const left = Math.min(capacity, turns + ((now - at) / 1000) * perSecond) - 1 - Math.floor(bytes / bytesPerTurn);
  if (left < 0) return false;
  buckets.set(network, { turns: left, at: now });
  return true;
}
