import 'server-only';
import type { Snapshot } from '../data/load.ts';
import { minuteMs } from '../duration.ts';
import { FormRefusal } from '../forms/form-refusal.ts';
import type { FormState } from '../forms/form-state.ts';
import type { Visitor } from '../forms/receive-form.ts';
import { receiveOwnForm } from '../forms/receive-own-form.ts';
import { forgottenSchema } from '../forms/schemas/account.ts';
import { mayWriteTo, takeTurnOf } from '../forms/turns.ts';
import { auth } from './auth.ts';
import { steady } from './steady.ts';

/** Mails a link for a new password to an account, three a day at most. Whether there is one, neither the answer nor its time tells. */
export const receiveForgotten = (data: FormData, { address }: Visitor, { paths }: Snapshot): Promise<FormState> =>
  receiveOwnForm('forgot-password', forgottenSchema, data, ({ loginEmail }, locale) =>
    steady(600, async () => {
      const email = loginEmail.toLowerCase();
      if (!(await takeTurnOf('forgot-password', address, 5, 10 * minuteMs))) throw new FormRefusal({ form: 'tooMany' });
      if (await mayWriteTo(email, 'forgot-password', 3))
        await (await auth()).api.requestPasswordReset({ body: { email } });
      return `${paths.href({ name: 'password' }, locale)}?sent=yes`;
    }),
  );
