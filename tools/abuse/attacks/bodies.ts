import { type Attack, atOnce } from '../attack.ts';
import type { Places } from '../places.ts';
import type { Message } from '../send.ts';

const boundary = 'heem-abuse';

/** Just below what a form may be sent. */
export const almostAll = 10.8 * 1024 * 1024;

export const json = { 'content-type': 'application/json' };
export const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };

/** Fields as a browser posts them. */
export function formBody(fields: Iterable<readonly [string, string]>): Buffer {
  const parts = [...fields].map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
}

/** JSON that is small on the wire and large once it is read. */
export const paddedJson = (bytes: number): string => `[${'{},'.repeat(Math.floor((bytes - 4) / 3))}{}]`;

const eight = 8;

const padded = (name: string, sent: string, messageOf: (formPage: string) => Message): Attack => {
  let message: Message | undefined;
  return {
    name: `padded: ${name}`,
    sent: `${sent}, eight at once`,
    async run({ send, places, fresh }) {
      message ??= messageOf(places.form);
      const same = message;
      await atOnce(eight, () => send({ ...same, sender: fresh() }));
    },
  };
};

const post = (path: string, headers: Record<string, string>, body: Buffer): Message => ({
  method: 'POST',
  path,
  headers,
  body,
});

/** What is typed in the contact form is in order, so that the captcha is looked at. */
const typed: [string, string][] = [
  ['form', 'site-contact'],
  ['locale', 'nl'],
  ['scripted', '1'],
  ['remark', 'Goeiedag'],
  ['firstName', 'An'],
  ['lastName', 'Peeters'],
  ['email', 'an@mail.example'],
  ['privacy', 'on'],
];
const many = (): [string, string][] => [
  ...typed,
  ...Array.from({ length: 100_000 }, () => ['slots', 'x'] as [string, string]),
];

export const paddedBodies: Attack[] = [
  padded('hold', '11 MB of [{},…] as JSON', () => post('/api/visits/hold/', json, Buffer.from(paddedJson(almostAll)))),
  padded('forms', '100,000 fields', () => post('/api/forms/', multipart, formBody(many()))),
  padded('form page', '100,000 fields', (form) => post(form, multipart, formBody(many()))),
  padded('captcha', 'a captcha of 11 MB', () =>
    post('/api/forms/', multipart, formBody([...typed, ['captcha', paddedJson(almostAll)]])),
  ),
  padded('passkeys', 'an answer of 11 MB', () =>
    post(
      '/api/account/passkeys/finish/',
      multipart,
      formBody([
        ['for', 'use'],
        ['answer', paddedJson(almostAll)],
      ]),
    ),
  ),
];

const mb = 1_000_000;
const body = { piece: Buffer.alloc(256 * 1024, '[{},"heem"],'), bytes: 600 * mb };

const to = (name: string, headers: Record<string, string>, pathOf: (places: Places) => string): Attack => ({
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
  to('hold', json, () => '/api/visits/hold/'),
  to('forms', multipart, () => '/api/forms/'),
  to('views', json, () => '/api/views/'),
  to('passkeys', multipart, () => '/api/account/passkeys/finish/'),
  to('form page', multipart, ({ form }) => form),
  to('text page', multipart, ({ text }) => text),
];
