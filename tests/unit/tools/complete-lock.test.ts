import { describe, expect, it } from 'vitest';
import { completeLock } from '../../../tools/complete-lock.ts';

const lockOf = (optionalDependencies: Record<string, string>, others = {}) => ({
  packages: { '': {}, 'node_modules/tool': { version: '2.0.0', dev: true, optionalDependencies }, ...others },
});

describe('completeLock', () => {
  it('adds the packages that the registry did not offer, with their platforms', () => {
    const lock = lockOf({ '@tool/linux-x64-musl': '2.0.0', '@tool/win32-arm64-msvc': '^2.1.0' });
    expect(completeLock(lock)).toEqual(['@tool/linux-x64-musl', '@tool/win32-arm64-msvc']);
    const shared = { dev: true, optional: true };
    const linux = { version: '2.0.0', ...shared, cpu: ['x64'], libc: ['musl'], os: ['linux'] };
    const windows = { version: '2.1.0', ...shared, cpu: ['arm64'], os: ['win32'] };
    expect(lock.packages).toMatchObject({
      'node_modules/@tool/linux-x64-musl': linux,
      'node_modules/@tool/win32-arm64-msvc': windows,
    });
  });

  it('changes nothing in a lock that is complete, and keeps the order of npm', () => {
    const lock = lockOf({ '@tool/darwin-x64': '2.0.0' });
    completeLock(lock);
    expect(completeLock(lock)).toEqual([]);
    expect(Object.keys(lock.packages)).toEqual(['', 'node_modules/@tool/darwin-x64', 'node_modules/tool']);
  });

  it('puts a second version below the package that asks for it', () => {
    const lock = lockOf({ '@tool/darwin-x64': '2.0.0' }, { 'node_modules/@tool/darwin-x64': { version: '1.0.0' } });
    completeLock(lock);
    expect(lock.packages).toHaveProperty(['node_modules/tool/node_modules/@tool/darwin-x64', 'version'], '2.0.0');
  });

  it('names a package whose version is ambiguous', () => {
    expect(() => completeLock(lockOf({ fsevents: '>=2 <4' }))).toThrow(
      'fsevents: expected one version, optionally with ^ or ~, found >=2 <4',
    );
  });
});
