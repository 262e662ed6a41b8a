import { expect, it } from 'vitest';
import { postFault } from '@/lib/security/post-fault';

const form = { host: 'heem.example', 'content-type': 'multipart/form-data; boundary=x', 'content-length': '900' };
const fault = (change: Record<string, string>) => postFault(new Headers({ ...form, ...change }));

it.each([
  ['a form of the site', {}, null],
  [
    'a form of the site, behind a proxy',
    { origin: 'https://heem.example', host: 'localhost', 'x-forwarded-host': 'heem.example' },
    null,
  ],
  ['another site', { origin: 'https://evil.example' }, 403],
  ['an origin that is none', { origin: 'null' }, 403],
  ['no form', { 'content-type': 'application/json' }, 400],
  ['a form without its border', { 'content-type': 'multipart/form-data' }, 400],
  ['nobody says how much', { 'content-length': '' }, 411],
  ['more than a form takes', { 'content-length': String(12 * 1024 * 1024) }, 413],
])('%s: %s → %s', (_, change, status) => expect(fault(change as Record<string, string>)).toBe(status));
