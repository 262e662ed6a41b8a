import { APIError } from 'better-auth/api';
import { z } from 'zod';
import { tryParseJson } from '../base/try-json.ts';

// The shape of a browser's answer by WebAuthn; better-auth verifies its content.
const credential = {
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
};

/** The browser's answer when it has made a passkey. */
export const madeSchema = z.looseObject({
  ...credential,
  response: z.looseObject({ clientDataJSON: z.string(), attestationObject: z.string() }),
});

/** The answer of the browser once a passkey was used. */
export const usedSchema = z.looseObject({
  ...credential,
  response: z.looseObject({ clientDataJSON: z.string(), authenticatorData: z.string(), signature: z.string() }),
});

/** Reads an answer (JSON) and lets it be verified; false for one that is none, or that is refused. */
export async function isAccepted<Schema extends z.ZodType>(
  schema: Schema,
  answer: string,
  verify: (response: z.infer<Schema>) => Promise<unknown>,
): Promise<boolean> {
  const response = schema.safeParse(tryParseJson(answer));
  return response.success && refusedAsFalse(() => verify(response.data));
}

/** Whether better-auth did what it was asked. */
export async function refusedAsFalse(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof APIError && (error.statusCode < 500 || isUnverified(error))) return false;
    throw error;
  }
}

/** The plug-in answers 500 to every answer that it cannot verify, a wrong origin among them, and has logged why. */
const isUnverified = ({ body }: APIError): boolean => body?.code === 'FAILED_TO_VERIFY_REGISTRATION';
