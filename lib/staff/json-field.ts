import { z } from 'zod';

/** A value in JSON, which only a form of the office sends. */
export const jsonField = <Value extends z.ZodType>(value: Value, maxLength = 2_000_000) =>
  z
    .string()
    .max(maxLength)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom' });
        return z.NEVER;
      }
    })
    .pipe(value);
