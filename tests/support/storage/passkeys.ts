import { POST as begin } from '@/app/api/account/passkeys/begin/route';
import { POST as finish } from '@/app/api/account/passkeys/finish/route';
import { auth } from '@/lib/accounts/auth';
import { db } from '@/lib/db/database';
import { type Jar, withJar } from '../next-headers';

const site = 'http://localhost:3000';
const routes = { begin, finish };

interface Begun {
  status: number;
  /** In seconds, where the status says that it was asked too often. */
  retryAfter?: string;
  error?: string;
  options: { challenge: string; userVerification?: string; authenticatorSelection?: { userVerification: string } };
}

/** A browser that has a session, or none, and what it asks of the routes of passkeys, as somebody of a network. */
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
    /** Status and content of what the site answers at the beginning. */
    begin: async (purpose: 'add' | 'use', password = ''): Promise<Begun> => {
      const cookies = await catchChallenges();
      const answer = await post('begin', { for: purpose, password });
      challenge = cookies.at(-1) ?? challenge;
      const retryAfter = answer.headers.get('retry-after');
      return { status: answer.status, ...(retryAfter && { retryAfter }), ...(answer.ok ? await answer.json() : {}) };
    },
    /** Status and content of what it answers at the end. */
    finish: async (purpose: 'add' | 'use', answer: string): Promise<[number, unknown]> => {
      const given = await post('finish', { for: purpose, answer });
      return [given.status, await given.json()];
    },
  };
}

type Endpoint = (given: object) => Promise<{ headers: Headers; response: unknown }>;

/** better-auth hands its cookies to Next, which is not here: they are caught where they are made. */
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

/** How many rows a table of accounts has. */
export const countOf = async (table: 'passkey' | 'session'): Promise<number> =>
  (await (await db()).selectFrom(table).select('id').execute()).length;
