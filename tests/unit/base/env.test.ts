import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([
  [{ PORT: 'http' }, /^✖ Invalid input.*\n {2}→ at PORT$/m],
  [{ TRANSLATION_SERVICE: 'deepl' }, /^TRANSLATION_SERVICE=deepl needs TRANSLATION_KEY$/m],
  [{ TRANSLATION_SERVICE: 'libretranslate' }, /^TRANSLATION_SERVICE=libretranslate needs TRANSLATION_URL$/m],
  [{ TRANSLATION_SERVICE: 'openai' }, /^TRANSLATION_SERVICE=openai needs TRANSLATION_URL and TRANSLATION_MODEL$/m],
])('an environment that cannot be used is named, without the lines of the code: %o', (wrong, reason) => {
  const { status, stderr } = spawnSync(process.execPath, ['lib/env.ts'], {
    env: { NODE_ENV: 'test', ...wrong },
    encoding: 'utf8',
  });
  expect(stderr).toMatch(reason);
  expect([status, stderr.split('\n')[0]]).toEqual([1, 'The environment is not usable:']);
  expect(stderr).not.toMatch(/^\s+at |env\.ts|Node\.js v/m);
});
