import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { memoryFlags } from '@/scripts/support/memory';

let dataDir: string;
const homes = () => path.join(dataDir, 'properties', 'homes.json');

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'heem-memory-'));
  mkdirSync(path.dirname(homes()));
  writeFileSync(homes(), '[]');
});

afterEach(() => rmSync(dataDir, { recursive: true }));

const program =
  'const kept = []; for (let i = 0; i < 2e7; i++) { const made = [i, i]; if (i % 20 === 0) kept.push(made); }';

/** What V8 tells of its rounds while a program makes objects, one in twenty of which it keeps. */
const rounds = (flags: string[], kind: string): string[] =>
  execFileSync(process.execPath, [...flags, '--trace-gc', '-e', program], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(kind));

it('keeps the heap small for the homes of an agency, with room for what is young', () => {
  const whole = rounds(memoryFlags(dataDir), 'Mark-Compact');
  expect(whole.length).toBeGreaterThan(0);
  // V8 says so where it gives memory back.
  expect(whole.every((line) => line.includes('(reduce)'))).toBe(true);
  const atStart = rounds(['--optimize-for-size'], 'Scavenge').length;
  expect(rounds(memoryFlags(dataDir), 'Scavenge').length).toBeLessThan(atStart / 2);
});

it("leaves V8's own settings to very many homes, whatever else the folder holds", () => {
  writeFileSync(path.join(dataDir, 'film.mp4'), '');
  truncateSync(path.join(dataDir, 'film.mp4'), 300_000_000);
  expect(memoryFlags(dataDir)).not.toEqual([]);
  truncateSync(homes(), 300_000_000);
  expect(memoryFlags(dataDir)).toEqual([]);
});
