import 'server-only';
import { randomUUID } from 'node:crypto';
import { minuteMs } from '../base/day.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { inTransaction } from '../db/database.ts';
import { consumeToken } from '../db/tokens.ts';
import { env } from '../env.ts';
import { questionFor, readCaptchaProof } from '../forms/captcha.ts';
import { maySend } from '../forms/form-limits.ts';
import { askForDataSchema } from '../forms/form-schemas.ts';
import { FormRefusalError, type FormState, type Visitor } from '../forms/form-state.ts';
import { isWithinLimitOf } from '../http/rate-limit.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { composeMail } from '../letters/compose.tsx';
import { composeGreeting } from '../letters/greeting.ts';
import { putMail } from '../mail/store.ts';
import { receiveAccountForm } from '../requests/account-forms.ts';
import { inConstantTime } from '../security/constant-time.ts';
import { dataLinkMs, dataLinkPath } from './data-link.ts';
import { insertDataLink } from './store-data-links.ts';

/**
 * Mails a link to what is kept under an address, even if that is nothing: people have the right to know (GDPR, article 15), and neither the
 * answer nor its timing reveals on the site whether the address is known.
 */
export async function receiveDataRequest(data: FormData, { address }: Visitor, snapshot: Snapshot): Promise<FormState> {
  const state = await receiveAccountForm('ask-my-data', askForDataSchema, data, ({ email }, locale) =>
    inConstantTime(400, async () => {
      const proof = await readCaptchaProof(data);
      if (!proof) throw new FormRefusalError({ answer: data.get('answer') ? 'captcha' : 'question' });
      if (!(await isWithinLimitOf('my-data', address, 5, 10 * minuteMs)))
        throw new FormRefusalError({ form: 'tooMany' });
      const id = randomUUID();
      const mail = await composeMail(await linkMail(email, id, locale, snapshot));
      await inTransaction(async (trx) => {
        if (!(await consumeToken(proof.token, proof.expiresAt, trx))) throw new FormRefusalError({ answer: 'captcha' });
        await maySend(mail, trx);
        await insertDataLink(trx, id, email, Date.now() + dataLinkMs);
        await putMail(trx, mail);
      });
      return `${snapshot.paths.href({ name: 'my-data' }, locale)}?said=sent`;
    }),
  );
  const locale = data.get('locale');
  return 'errors' in state && isLocale(locale)
    ? { ...state, ...(await questionFor(data, state.errors, locale)) }
    : state;
}

async function linkMail(email: string, id: string, locale: Locale, data: Snapshot) {
  const [t, mail] = await Promise.all([translatorIn(locale, 'myData.mail'), translatorIn(locale, 'forms.mail')]);
  const { site } = data.content;
  return {
    to: email,
    replyTo: site.email,
    subject: t('subject'),
    content: {
      locale,
      heading: t('subject'),
      paragraphs: [await composeGreeting('', locale), t('text', { agency: site.legalName })],
      action: { text: t('button'), href: env.siteUrl + (await dataLinkPath(id, locale, data)) },
      closing: [t('until'), mail('closing'), site.legalName],
      footer: [{ text: t('why') }],
    },
    beyondLimit: 'refused' as const,
  };
}
