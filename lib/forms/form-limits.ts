import 'server-only';
import { dayMs, minuteMs } from '../base/day.ts';
import { normalizeEmail } from '../base/email.ts';
import type { Trx } from '../db/database.ts';
import { isWithinLimit } from '../db/rate-limit.ts';
import { isWithinLimitOf, keyedHash } from '../http/rate-limit.ts';
import type { ComposedMail } from '../mail/mail.ts';
import type { PageForm } from '../routes/page-forms.ts';
import { FormRefusalError } from './form-state.ts';

/** Each network address may send a few forms of one kind in a row, and more of all kinds in a day. */
const limits = [
  { of: (form: PageForm) => form, max: 5, windowMs: 10 * minuteMs, error: 'tooMany' },
  { of: () => 'all', max: 30, windowMs: dayMs, error: 'tooManyToday' },
] as const;

/** Limits the mails that anybody can request for one mailbox, since the sender of a form may type somebody else's address. */
const maxMailsPerDay = 6;

/** `Jan.Smet+heem@Mail.example` reaches `jansmet@mail.example` at large providers: both are one mailbox here. */
const normalizeMailbox = (email: string): string => {
  const [name = '', host] = normalizeEmail(email).split('@');
  return `${name.replace(/\+.*/, '').replaceAll('.', '')}@${host}`;
};

/**
 * Counts a mail that anybody can request, and returns whether it may be sent; a failed transaction does not count.
 * docs/decisions/mails.md says what happens to a form whose mail may not be sent.
 */
export const mayMailTo = async (email: string, trx: Trx): Promise<boolean> =>
  isWithinLimit(`mail ${await keyedHash(normalizeMailbox(email), trx)}`, maxMailsPerDay, dayMs, trx);

/** Returns whether a mail that anybody can request may be sent; throws a FormRefusalError if its form is pointless without it. */
export async function maySend({ beyondLimit, message }: ComposedMail, trx: Trx): Promise<boolean> {
  if (await mayMailTo(message.to, trx)) return true;
  if (beyondLimit === 'refused') throw new FormRefusalError({ form: 'mailboxFull' });
  return false;
}

/** Counts a submission of a form by a network address; throws a FormRefusalError if there were too many. */
export async function checkFormLimits(form: PageForm, address: string): Promise<void> {
  for (const { of, max, windowMs, error } of limits) {
    if (!(await isWithinLimitOf(of(form), address, max, windowMs))) throw new FormRefusalError({ form: error });
  }
}
