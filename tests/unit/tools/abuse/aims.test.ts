import { expect, it } from 'vitest';
import type { Finding } from '@/tools/abuse/measure';
import { missedAims } from '@/tools/abuse/report';

const felt = (p95: number, max = p95) => ({ p50: p95, p95, max, failed: 0 });
const harmless: Finding = {
  attack: { name: 'none', sent: 'nothing', run: async () => undefined },
  way: 'direct',
  answers: new Map(),
  alone: { page: felt(10), list: felt(20) },
  during: { page: felt(10), list: felt(20) },
  memory: { before: 200, peak: 250, after: [210, 220, 225] },
  left: { descriptors: 0, sockets: 0 },
  isGone: false,
};
const huge = { ...harmless.attack, aims: { peakMb: 100 } };
const posters = { ...harmless.attack, aims: { quiet: true } } as const;

it.each<[string, Partial<Finding>, string[]]>([
  ['no harm', {}, []],
  ['a wait', { during: { page: felt(10, 301), list: felt(20) } }, ['a visitor waited 301 ms']],
  ['a wait behind nginx', { way: 'nginx', during: { page: felt(10, 301), list: felt(20) } }, []],
  ['p95 behind nginx', { way: 'nginx', during: { page: felt(16), list: felt(20) } }, ['p95 of a cached page × 1.6']],
  [
    'a wait for a poster behind nginx',
    { way: 'nginx', attack: posters, during: { page: felt(10), list: felt(20, 400) } },
    ['a visitor waited 400 ms'],
  ],
  [
    'a page that did not come',
    { during: { page: { ...felt(10), failed: 2 }, list: felt(20) } },
    ['2 visitors got no page'],
  ],
  ['growth', { memory: { before: 200, peak: 300, after: [210, 250, 262] } }, ['memory grew from 210 MB to 262 MB']],
  ['a peak', { attack: huge, memory: { ...harmless.memory, peak: 301 } }, ['101 MB more at its peak']],
  ['sockets', { left: { descriptors: 3, sockets: 2 } }, ['2 sockets left', '3 descriptors left']],
  ['an end', { isGone: true }, ['the site ended']],
])('judges %s', (_, change, missed) => expect(missedAims({ ...harmless, ...change })).toEqual(missed));
