import 'server-only';
import { z } from 'zod';
import { findStaff, setLanguage } from '../accounts/store-staff.ts';
import { writeAudit } from '../audit/store.ts';
import { enabledLocales } from '../content/schema.ts';
import { publishedData } from '../data/store.ts';
import { inTransaction } from '../db/database.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { defineAction } from './define-action.ts';

/** Stores the language that a member of staff chose, for their next log-in and the mails to them. */
export const chooseLanguageAction = defineAction({
  name: 'language.choose',
  roles: ['owner', 'broker', 'editor'],
  schema: z.object({ language: z.enum(locales) }),
  async run({ language }, { session }) {
    const { id, locale } = session.staff;
    if (language === locale) return {};
    await inTransaction(async (trx) => {
      await setLanguage(trx, id, language);
      const auditEvent = {
        action: 'language.choose' as const,
        subject: id,
        before: { language: locale },
        after: { language },
      };
      await writeAudit(trx, session.staff, auditEvent);
    });
    return {};
  },
});

/** The language in which the office opens for somebody: the one that they chose, as long as the site speaks it. */
export async function findLanguage(account: string, otherwise: Locale): Promise<Locale> {
  const chosen = (await findStaff(account))?.locale;
  return chosen && enabledLocales(publishedData().content.site).includes(chosen) ? chosen : otherwise;
}
