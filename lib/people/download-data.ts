import 'server-only';
import { z } from 'zod';
import { hourMs } from '../base/day.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { DataError } from '../files/issues.ts';
import { isWithinLimitOf } from '../http/rate-limit.ts';
import { redirectTo, retryLater } from '../http/responses.ts';
import { locales } from '../i18n/locales.ts';
import type { MyDataAnswer } from '../requests/my-data-answers.ts';
import { openDataLink } from './data-link.ts';
import { eraseOwnData } from './erase-own-data.ts';
import { retainsAccount } from './erase-person.ts';
import { personFileResponse } from './person-file.ts';

const schema = z.object({
  link: z.string().max(500),
  locale: z.enum(locales),
  act: z.enum(['html', 'json', 'erase']),
});

/** Per link. */
const limit = { max: 20, windowMs: hourMs };

async function eraseAndNotify(email: string, data: Snapshot): Promise<MyDataAnswer> {
  try {
    return retainsAccount(await eraseOwnData(email, data)) ? 'partly' : 'erased';
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    console.error('Nobody was erased, since a testimonial could not be taken off the site:', error);
    return 'failed';
  }
}

/** Handles the buttons of the page behind a link: a file with everything, or erasure. */
export async function handleDataForm(form: FormData, data: Snapshot): Promise<Response> {
  const asked = schema.safeParse(Object.fromEntries(form)).data;
  if (!asked) return new Response(null, { status: 400 });
  const { link, locale, act } = asked;
  const confirmation = (what: MyDataAnswer) =>
    redirectTo(`${data.paths.href({ name: 'my-data' }, locale)}?said=${what}`);
  const email = await openDataLink(link);
  if (!email) return confirmation('over');
  if (act === 'erase') return confirmation(await eraseAndNotify(email, data));
  if (!(await isWithinLimitOf('my-data-file', link, limit.max, limit.windowMs)))
    return retryLater(429, limit.windowMs / 1000);
  return personFileResponse(email, act, locale, data);
}
