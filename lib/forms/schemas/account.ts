import { z } from 'zod';
import type { ErrorKey } from '../error-keys.ts';
import { email } from './fields.ts';

/** In characters. Length is what makes a password hard to guess (NIST SP 800-63B, 3.1.1). */
export const shortestPassword = 10;
const longest = 128;

/** What is taken along from the page of the portal that was asked for. */
const wanted = { section: z.string().max(30).default(''), homes: z.string().max(500).default('') };

export const loginSchema = z.object({
  loginEmail: email(),
  password: z
    .string('password' satisfies ErrorKey)
    .min(1, 'password' satisfies ErrorKey)
    .max(longest, 'credentials' satisfies ErrorKey),
  ...wanted,
});

export const forgottenSchema = z.object({ loginEmail: email() });

/** A password that is chosen, typed twice. */
export const chosenPassword = {
  newPassword: z
    .string('passwordShort' satisfies ErrorKey)
    .min(shortestPassword, 'passwordShort' satisfies ErrorKey)
    .max(longest, 'tooLong' satisfies ErrorKey),
  newPasswordAgain: z.string('passwordsDiffer' satisfies ErrorKey).min(1, 'passwordsDiffer' satisfies ErrorKey),
};

export const newPasswordSchema = z
  .object({ ...chosenPassword, link: z.string() })
  .refine(({ newPassword, newPasswordAgain }) => newPassword === newPasswordAgain, {
    path: ['newPasswordAgain'],
    error: 'passwordsDiffer' satisfies ErrorKey,
  });
