import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { POST as begin } from '@/app/api/account/passkeys/begin/route';
import { POST as finish } from '@/app/api/account/passkeys/finish/route';
import { POST as remove } from '@/app/api/account/passkeys/remove/route';
import { auth } from '@/lib/accounts/auth';
import { db } from '@/lib/db/database';
import { type Jar, withJar } from '@/tests/support/next-headers';

const site = 'http://localhost:3000';
const routes = { begin, finish, remove };

interface Begun {
  status: number;
  /** Retry-After in seconds, if the status is 429. */
  retryAfter?: string;
  error?: string;
  options: { challenge: string; userVerification?: string; authenticatorSelection?: { userVerification: string } };
}

/** A browser with or without a session, and its requests to the passkey routes from a network. */
export function passkeyBrowser(session = new Headers(), network = '192.0.2.1') {
  const jar: Jar = new Map();
  let challenge = '';
  const post = async (step: keyof typeof routes, values: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    const encoded = new Response(form);
    const body = await encoded.arrayBuffer();
    const headers = {
      host: new URL(site).host,
      origin: site,
      'x-forwarded-for': network,
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': String(body.byteLength),
      cookie: [session.get('cookie'), challenge].filter(Boolean).join('; '),
    };
    const request = new Request(`${site}/api/account/passkeys/${step}/`, { method: 'POST', headers, body });
    return withJar(jar, () => routes[step](request));
  };
  return {
    jar,
    /** Status and content of the response to the start. */
    begin: async (purpose: 'add' | 'use', password = ''): Promise<Begun> => {
      const cookies = await catchChallenges();
      const answer = await post('begin', { for: purpose, password });
      challenge = cookies.at(-1) ?? challenge;
      const retryAfter = answer.headers.get('retry-after');
      return { status: answer.status, ...(retryAfter && { retryAfter }), ...(answer.ok ? await answer.json() : {}) };
    },
    /** Status and content of the response to the finish. */
    finish: async (purpose: 'add' | 'use', answer: string): Promise<[number, unknown]> => {
      const given = await post('finish', { for: purpose, answer });
      return [given.status, await given.json()];
    },
    /** The address after the removal. */
    remove: async (values: Record<string, string>) =>
      (await post('remove', { locale: 'nl', ...values })).headers.get('location'),
  };
}

type Endpoint = (given: object) => Promise<{ headers: Headers; response: unknown }>;

/** better-auth passes its cookies to Next, which does not run here: they are read where they are created. */
async function catchChallenges(): Promise<string[]> {
  const api = (await auth()).api as unknown as Record<string, Endpoint & { made?: Endpoint }>;
  const caught: string[] = [];
  for (const name of ['generatePasskeyRegistrationOptions', 'generatePasskeyAuthenticationOptions']) {
    const made = api[name]?.made ?? api[name];
    if (!made) throw new Error(`better-auth has no ${name}`);
    const catching = async (given: object) => {
      const { headers, response } = await made({ ...given, returnHeaders: true });
      caught.push(...headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''));
      return response;
    };
    Object.assign(api, { [name]: Object.assign(catching, { made }) });
  }
  return caught;
}

/** The number of rows of a table of accounts. */
export const countOf = async (table: 'passkey' | 'session'): Promise<number> =>
  (await (await db()).selectFrom(table).select('id').execute()).length;

/** Flags of the authenticator: user present, and whether the user was verified (WebAuthn, 6.1). */
const present = 0x01;
const verified = 0x04;
const hasCredential = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** Short texts and up to 255 bytes in CBOR (RFC 8949, 3). */
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value]);

interface Ceremony {
  challenge: string;
  /** The origin of the page. */
  origin?: string;
  /** Whether the device verified the user, by fingerprint or code. */
  isVerified?: boolean;
}

/** A software authenticator with one passkey for localhost; its responses are JSON as a browser posts it. */
export function authenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  const clientData = (type: string, { challenge, origin = 'http://localhost:3000' }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (flags: number, { isVerified = true }: Ceremony) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256('localhost'), Buffer.from([flags | present | (isVerified ? verified : 0)]), count]);
  };
  const answer = (response: Record<string, Buffer>) =>
    JSON.stringify({
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response: Object.fromEntries(
        Object.entries(response).map(([name, value]) => [name, value.toString('base64url')]),
      ),
    });
  // A map of five: kty EC2, alg ES256, crv P-256, x, y (RFC 9053, 7.1).
  const key = Buffer.concat([
    ...[[0xa5], [0x01, 0x02], [0x03, 0x26], [0x20, 0x01]].map((part) => Buffer.from(part)),
    ...[Buffer.from([0x21]), bytes(Buffer.from(x, 'base64url'))],
    ...[Buffer.from([0x22]), bytes(Buffer.from(y, 'base64url'))],
  ]);
  return {
    /** Creates the passkey. */
    make: (ceremony: Ceremony): string => {
      const credential = [Buffer.alloc(16), Buffer.from([0, id.length]), id, key];
      const data = Buffer.concat([head(hasCredential, ceremony), ...credential]);
      const [fmt, none, attStmt, authData] = ['fmt', 'none', 'attStmt', 'authData'].map(text);
      const attestation = [Buffer.from([0xa3]), fmt, none, attStmt, Buffer.from([0xa0]), authData, bytes(data)];
      return answer({
        clientDataJSON: clientData('webauthn.create', ceremony),
        attestationObject: Buffer.concat(attestation.flatMap((part) => part ?? [])),
      });
    },
    /** Logs in with it. */
    use: (ceremony: Ceremony): string => {
      const clientDataJSON = clientData('webauthn.get', ceremony);
      const authenticatorData = head(0, ceremony);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey);
      return answer({ clientDataJSON, authenticatorData, signature });
    },
  };
}
