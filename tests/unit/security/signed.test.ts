import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openSigned, sign } from '@/lib/security/signed';

const secret = Buffer.alloc(32, 7);
const schema = z.object({ property: z.int() });
const text = sign({ property: 5801 }, 'document', secret);

describe('a signed text', () => {
  it('returns the signed value', () =>
    expect(openSigned(text, 'document', schema, secret)).toEqual({ property: 5801 }));

  it('never changes, since sent mails contain signed texts', () =>
    expect(text).toBe('eyJwcm9wZXJ0eSI6NTgwMX0.czhrFqFIpgEyvt94_AVGko-DANX89UPNo5vCA3UeRiM'));

  it.each([
    ['forged in its value', text.replace(/^.{3}/, 'abc')],
    ['forged in its signature', `${text.slice(0, -3)}AAA`],
    ['without a signature', text.split('.')[0] ?? ''],
    ['nothing', ''],
  ])('%s is refused', (_, forged) => expect(openSigned(forged, 'document', schema, secret)).toBeNull());

  it('is invalid for another purpose or secret', () => {
    expect(openSigned(text, 'unsubscribe', schema, secret)).toBeNull();
    expect(openSigned(text, 'document', schema, Buffer.alloc(32, 8))).toBeNull();
  });

  it('must match the schema', () =>
    expect(openSigned(text, 'document', z.object({ project: z.int() }), secret)).toBeNull());
});
