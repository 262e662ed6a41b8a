import 'server-only';
import { createHmac } from 'node:crypto';
import { dayMs, minuteMs } from '../day.ts';
import type { Trx } from '../db/database.ts';
import { isWithinLimit } from '../db/rate-limit.ts';
import { secret } from '../db/tokens.ts';
import type { ComposedMail } from '../mail/mail.ts';
import { FormRefusal } from './form-state.ts';
import type { PageForm } from './forms.ts';

/** Turns of an address: few in a row of one form, more of all forms in a day. */
const limits = [
  { of: (form: PageForm) => form, turns: 5, within: 10 * minuteMs, error: 'tooMany' },
  { of: () => 'all', turns: 30, within: dayMs, error: 'tooManyToday' },
] as const;

/** Takes a turn of somebody, who is known by a keyed hash only; false where they have none left within so many ms. */
export async function takeTurnOf(what: string, who: string, turns: number, within: number): Promise<boolean> {
  return isWithinLimit(`${what} ${await hashed(who)}`, turns, within);
}

/** A keyed hash, so that what is counted cannot be read. */
export const hashed = async (text: string, trx?: Trx): Promise<string> =>
  createHmac('sha256', await secret('turns', trx))
    .update(text)
    .digest('base64url');

/** Mails a day to one mailbox of all kinds that anybody can ask for: who types an address into a form need not be who reads it. */
const mailsADay = 6;

/** `Jan.Smet+heem@Mail.example` reaches `jansmet@mail.example` at large providers: both are one mailbox here. */
const mailboxOf = (email: string): string => {
  const [name = '', host] = email.toLowerCase().split('@');
  return `${name.replace(/\+.*/, '').replaceAll('.', '')}@${host}`;
};

/**
 * Whether an e-mail address may be sent one more mail that anybody can ask for, of whatever kind; asking takes the turn, which a
 * transaction that fails gives back. What happens to a form whose mail may not go: docs/decisions/mails.md.
 */
export const mayMailTo = async (email: string, trx: Trx): Promise<boolean> =>
  isWithinLimit(`mail ${await hashed(mailboxOf(email), trx)}`, mailsADay, dayMs, trx);

/** Whether a mail that anybody can ask for may go; throws a FormRefusal where its form is pointless without it. */
export async function maySend({ beyondLimit, message }: ComposedMail, trx: Trx): Promise<boolean> {
  if (await mayMailTo(message.to, trx)) return true;
  if (beyondLimit === 'refused') throw new FormRefusal({ form: 'tooManyToday' });
  return false;
}

/** Takes a turn of a form for a network address; throws a FormRefusal where it has none left. */
export async function takeFormTurn(form: PageForm, address: string): Promise<void> {
  for (const { of, turns, within, error } of limits) {
    if (!(await takeTurnOf(of(form), address, turns, within))) throw new FormRefusal({ form: error });
  }
}
