import { type Attack, repeatInParallel } from '../attack.ts';
import type { Places } from '../places.ts';
import type { Message } from '../send.ts';

const boundary = 'heem-abuse';

/** Just below the size limit of a form, in bytes. */
export const nearMaxFormBytes = 10.8 * 1024 * 1024;

export const json = { 'content-type': 'application/json' };
export const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };

/** Fields as a browser posts them. */
export function formBody(fields: Iterable<readonly [string, string]>): Buffer {
  const parts = [...fields].map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
}

/** JSON that takes far more memory once it is parsed. */
export const paddedJson = (bytes: number): string => `[${'{},'.repeat(Math.floor((bytes - 4) / 3))}{}]`;

const parallel = 8;

const paddedBody = (name: string, sent: string, messageOf: (formPage: string) => Message): Attack => {
  let message: Message | undefined;
  return {
    name: `padded: ${name}`,
    sent: `${sent}, eight at once`,
    async run({ send, places, fresh }) {
      message ??= messageOf(places.form);
      const repeated = message;
      await repeatInParallel(parallel, () => send({ ...repeated, sender: fresh() }));
    },
  };
};

const post = (path: string, headers: Record<string, string>, body: Buffer): Message => ({
  method: 'POST',
  path,
  headers,
  body,
});

/** Valid fields of the contact form, so that the captcha is checked. */
const validFields: [string, string][] = [
  ['form', 'site-contact'],
  ['locale', 'nl'],
  ['scripted', '1'],
  ['remark', 'Goeiedag'],
  ['firstName', 'An'],
  ['lastName', 'Peeters'],
  ['email', 'an@mail.example'],
  ['privacy', 'on'],
];
const manyFields = (): [string, string][] => [
  ...validFields,
  ...Array.from({ length: 100_000 }, () => ['slots', 'x'] as [string, string]),
];

export const paddedBodies: Attack[] = [
  paddedBody('hold', '11 MB of [{},…] as JSON', () =>
    post('/api/visits/hold/', json, Buffer.from(paddedJson(nearMaxFormBytes))),
  ),
  paddedBody('forms', '100,000 fields', () => post('/api/forms/', multipart, formBody(manyFields()))),
  paddedBody('form page', '100,000 fields', (form) => post(form, multipart, formBody(manyFields()))),
  paddedBody('captcha', 'a captcha of 11 MB', () =>
    post('/api/forms/', multipart, formBody([...validFields, ['captcha', paddedJson(nearMaxFormBytes)]])),
  ),
  paddedBody('passkeys', 'an answer of 11 MB', () =>
    post(
      '/api/account/passkeys/finish/',
      multipart,
      formBody([
        ['for', 'use'],
        ['answer', paddedJson(nearMaxFormBytes)],
      ]),
    ),
  ),
];

const mb = 1_000_000;
const body = { piece: Buffer.alloc(256 * 1024, '[{},"heem"],'), bytes: 600 * mb };

const huge = (name: string, headers: Record<string, string>, pathOf: (places: Places) => string): Attack => ({
  name: `huge: ${name}`,
  sent: '600 MB, with a length and in chunks',
  once: true,
  aims: { peakMb: 100 },
  async run({ send, places }) {
    const message = { method: 'POST', path: pathOf(places), headers, body } as const;
    await send(message);
    await send({ ...message, chunked: true });
  },
});

export const hugeBodies: Attack[] = [
  huge('hold', json, () => '/api/visits/hold/'),
  huge('forms', multipart, () => '/api/forms/'),
  huge('views', json, () => '/api/views/'),
  huge('passkeys', multipart, () => '/api/account/passkeys/finish/'),
  huge('form page', multipart, ({ form }) => form),
  huge('text page', multipart, ({ text }) => text),
];
