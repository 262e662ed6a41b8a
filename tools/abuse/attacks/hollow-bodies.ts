import { type Attack, atOnce } from '../attack.ts';
import { almostAll, formBody, hollowJson, json, multipart } from '../bodies.ts';
import type { Message } from '../send.ts';

const eight = 8;

const hollow = (name: string, sent: string, messageOf: (formPage: string) => Message): Attack => {
  let message: Message | undefined;
  return {
    name: `hollow: ${name}`,
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

export const hollowBodies: Attack[] = [
  hollow('hold', '11 MB of [{},…] as JSON', () => post('/api/visits/hold/', json, Buffer.from(hollowJson(almostAll)))),
  hollow('forms', '100,000 fields', () => post('/api/forms/', multipart, formBody(many()))),
  hollow('form page', '100,000 fields', (form) => post(form, multipart, formBody(many()))),
  hollow('captcha', 'a captcha of 11 MB', () =>
    post('/api/forms/', multipart, formBody([...typed, ['captcha', hollowJson(almostAll)]])),
  ),
  hollow('passkeys', 'an answer of 11 MB', () =>
    post(
      '/api/account/passkeys/finish/',
      multipart,
      formBody([
        ['for', 'use'],
        ['answer', hollowJson(almostAll)],
      ]),
    ),
  ),
];
