import 'server-only';
import { APIError } from 'better-auth/api';
import { z } from 'zod';
import { auth } from './auth.ts';

export interface Passkey {
  id: string;
  createdAt: Date;
}

/** The passkeys of whoever is logged in, the oldest first. */
export const listPasskeys = async (headers: Headers): Promise<Passkey[]> =>
  (await (await auth()).api.listPasskeys({ headers })).toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt));

/** What a posted form is about: to make a passkey, or to log in with one. */
export const purposeOf = (data: FormData): 'add' | 'use' => (data.get('for') === 'add' ? 'add' : 'use');

/** What a browser needs to make a passkey for this account, or to log in with one; a cookie keeps the challenge. */
export const beginPasskey = {
  add: async (headers: Headers) => (await auth()).api.generatePasskeyRegistrationOptions({ headers, query: {} }),
  use: async (headers: Headers) => (await auth()).api.generatePasskeyAuthenticationOptions({ headers }),
};

/** Takes the browser's answer (JSON): keeps the new passkey, or begins a session. False for one that does not prove what it must. */
export const finishPasskey = {
  add: (headers: Headers, answer: string) =>
    accepted(madeSchema, answer, async (response) =>
      (await auth()).api.verifyPasskeyRegistration({ headers, body: { response } }),
    ),
  use: (headers: Headers, answer: string) =>
    accepted(usedSchema, answer, async (response) =>
      (await auth()).api.verifyPasskeyAuthentication({ headers, body: { response } }),
    ),
};

/** Removes a passkey of whoever is logged in; that of another is left where it is. */
export async function removePasskey(headers: Headers, id: string): Promise<void> {
  await refusedAsFalse(async () => (await auth()).api.deletePasskey({ headers, body: { id } }));
}

// What WebAuthn says of an answer; better-auth verifies what stands in it.
const credential = {
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
};
const madeSchema = z.looseObject({
  ...credential,
  response: z.looseObject({ clientDataJSON: z.string(), attestationObject: z.string() }),
});
const usedSchema = z.looseObject({
  ...credential,
  response: z.looseObject({ clientDataJSON: z.string(), authenticatorData: z.string(), signature: z.string() }),
});

async function accepted<Schema extends z.ZodType>(
  schema: Schema,
  answer: string,
  verify: (response: z.infer<Schema>) => Promise<unknown>,
): Promise<boolean> {
  const response = json.pipe(schema).safeParse(answer);
  return response.success && refusedAsFalse(() => verify(response.data));
}

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue('not JSON');
    return z.NEVER;
  }
});

async function refusedAsFalse(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return false;
    throw error;
  }
}
