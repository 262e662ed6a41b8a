import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type Property, propertySchema } from '@/lib/catalogue/schema/property';
import { loadSnapshot } from '@/lib/data/load';
import { sampleDir } from '@/tests/support/sample-site';
import { writeCopiedHomes } from '@/tools/bench/copied-homes';

const room = mkdtempSync(path.join(tmpdir(), 'heem-copied-'));
afterAll(() => rmSync(room, { recursive: true }));

const written = (count: number): Property[] => {
  writeCopiedHomes(sampleDir, path.join(room, String(count)), count);
  return globSync(path.join(room, String(count), 'properties/**/*.json')).map((file) =>
    propertySchema.parse(JSON.parse(readFileSync(file, 'utf8'))),
  );
};

it('the bench’s homes are valid data, spread over the cities, with their own prices', () => {
  const homes = written(300);
  expect(new Set(homes.map(({ id }) => id)).size).toBe(300);
  expect(() => loadSnapshot(path.join(room, '300'))).not.toThrow();
  expect(new Set(homes.map(({ city }) => city)).size).toBeGreaterThan(70);
  expect(new Set(homes.map(({ price }) => price.amount)).size).toBeGreaterThan(150);
});

it('fewer homes than the sample has are its first, the same each time', () => {
  const homes = written(60);
  expect(homes).toHaveLength(60);
  expect(loadSnapshot(path.join(room, '60')).catalogue.properties.size).toBe(60);
  expect(written(60)).toEqual(homes);
});
