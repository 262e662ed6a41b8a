import { roads } from '../../lib/travel/roads.ts';
import { travelArea } from '../../lib/travel/travel.ts';
import { minuteChoices, type TravelOrigin } from '../../lib/travel/travel-search.ts';
import { table } from '../../scripts/support/table.ts';
import { bytesInUse } from '../support/memory.ts';
import { quantilesOf } from '../support/processes.ts';

// npm run bench:travel: how long an area within a time takes, and how much memory the roads do.

const rounds = 40;
/** MB for the roads; ms for the area of one address. */
const limits = { memory: 100, area: 20 };
const hasselt: TravelOrigin['at'] = [5.338, 50.931];

const before = bytesInUse();
const began = performance.now();
const roadNetwork = await roads();
const loaded = performance.now() - began;
const megabytes = (bytesInUse() - before) / 1e6;
console.log(`${roadNetwork.graph.longitude.length} junctions, read in ${loaded.toFixed(0)} ms`);
console.log(`memory: ${megabytes.toFixed(1)} MB, limit ${limits.memory}\n`);

const rows = (['car', 'bike'] as const).flatMap((by) =>
  minuteChoices.map((minutes) => {
    const times = Array.from({ length: rounds }, () => {
      const start = performance.now();
      if (!travelArea({ origins: [{ at: [...hasselt], by, minutes }] }, roadNetwork)) throw new Error('no area');
      return performance.now() - start;
    });
    const quantile = quantilesOf(times);
    return [by, `${minutes} min`, quantile(0.5).toFixed(1), quantile(0.95).toFixed(1), String(limits.area)];
  }),
);
console.log(table(['by', 'within', 'median ms', 'p95 ms', 'limit'], rows));
