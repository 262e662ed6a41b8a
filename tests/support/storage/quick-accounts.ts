import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { vi } from 'vitest';

// Logging in takes half a second, to slow down guessing; tests of what follows skip this delay.
vi.mock(import('@/lib/security/constant-time'), () => ({ inConstantTime: (_minMs, work) => work() }));

const { scrypt } = crypto;
const quick = (...[password, salt, length, options, done]: Parameters<typeof scrypt>) =>
  scrypt(password, salt, length, { ...options, N: 16 }, done);
Object.assign(crypto, { scrypt: quick });
syncBuiltinESMExports();
