import { z } from 'zod';
import type { ErrorKey } from '../error-keys.ts';
import { email, optional } from './fields.ts';

/** In characters. Length is what makes a password hard to guess (NIST SP 800-63B, 3.1.1). */
export const shortestPassword = 10;
const longest = 128;

/** What is taken along from the page of the portal that was asked for. */
const wanted = { section: z.string().max(30).default(''), homes: z.string().max(500).default('') };

/** The password that somebody has. */
export const ownPassword = z
  .string('password' satisfies ErrorKey)
  .min(1, 'password' satisfies ErrorKey)
  .max(longest, 'credentials' satisfies ErrorKey);

export const loginSchema = z.object({ loginEmail: email(), password: ownPassword, ...wanted });

export const forgottenSchema = z.object({ loginEmail: email() });

const chosen = z
  .string('passwordShort' satisfies ErrorKey)
  .min(shortestPassword, 'passwordShort' satisfies ErrorKey)
  .max(longest, 'tooLong' satisfies ErrorKey);

/** A password that somebody may choose, typed twice. */
export const wantedPassword = { newPassword: optional(chosen), newPasswordAgain: z.string().default('') };

/** Whether a password was typed twice alike; `sameTwice` is what a refinement says where it was not. */
export const isSameTwice = ({
  newPassword = '',
  newPasswordAgain,
}: {
  newPassword?: string;
  newPasswordAgain: string;
}) => newPassword === newPasswordAgain;

export const sameTwice = { path: ['newPasswordAgain'], error: 'passwordsDiffer' satisfies ErrorKey };

export const newPasswordSchema = z
  .object({
    newPassword: chosen,
    newPasswordAgain: z.string().min(1, 'passwordsDiffer' satisfies ErrorKey),
    link: z.string(),
  })
  .refine(isSameTwice, sameTwice);
