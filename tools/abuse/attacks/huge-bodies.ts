import type { Attack } from '../attack.ts';
import { json, multipart } from '../bodies.ts';
import type { Places } from '../places.ts';

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
