import { describe, expect, it } from 'vitest';
import { loadSnapshot } from '@/lib/data/load';
import { DataFolder } from '@/scripts/support/data-folder';
import { breakOf } from '@/tools/soak/breaks';
import { kinds, planOf } from '@/tools/soak/plan';
import { chooseTargets } from '@/tools/soak/targets';
import { Folder } from '../../data/folder';

function setUp() {
  const small = new Folder();
  small.set('properties/5802.json', 'city', 'genk').set('properties/5802.json', 'marquee', undefined);
  small.set('lists.json', 'propertyLists.0.homes', [5914]);
  return { small, folder: new DataFolder(small.dir), targets: chooseTargets(loadSnapshot(small.dir)) };
}

describe('the changes of the soak', () => {
  it('keep the folder valid, in order and repeated, and each needs all its files', () => {
    const { small, folder, targets } = setUp();
    for (const [iteration, kind] of [...kinds, ...kinds].entries()) {
      const { name, writes, expectations } = kind(targets, folder, iteration + 1);
      expect(expectations.length, name).toBeGreaterThan(3);
      for (const [index, write] of writes.entries()) {
        folder.apply(write);
        const sound = small.issues().length === 0;
        expect(sound, `${name}, ${index + 1} of ${writes.length} files`).toBe(index === writes.length - 1);
      }
    }
  });

  it('break a file in four ways, each with exactly the expected issue, and repair it', () => {
    const { small, folder, targets } = setUp();
    for (let iteration = 0; iteration < 4; iteration++) {
      const { broken, repaired, issue } = breakOf(targets, folder, iteration);
      folder.apply(broken);
      expect(small.issues()).toEqual([issue]);
      folder.apply(repaired);
      expect(small.issues()).toEqual([]);
    }
  });

  it('come five to a minute, in their order, and then a broken file', () => {
    const slots = Array.from({ length: 18 }, (_, slot) => planOf(slot));
    expect(slots.flatMap((plan) => ('breaks' in plan ? [plan.breaks] : []))).toEqual([0, 1, 2]);
    expect(slots.flatMap((plan) => ('changes' in plan ? [plan.changes] : []))).toEqual([
      ...kinds,
      ...kinds.slice(0, 15 - kinds.length),
    ]);
    expect(slots.map((plan) => 'breaks' in plan).indexOf(true)).toBe(5);
  });
});
