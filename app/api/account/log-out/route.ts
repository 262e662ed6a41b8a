import { endSession } from '@/lib/accounts/session';
import { pageData } from '@/lib/data/store';
import { kilobyte } from '@/lib/http/posted-body';
import { redirectTo } from '@/lib/http/responses';
import { isLocale } from '@/lib/i18n/locales';
import { formRoute } from '@/lib/requests/form-route';

/** Ends the session of this browser, or with `everywhere` all of the account, and shows the log-in page. */
export const POST = formRoute(16 * kilobyte, async (data, { headers }) => {
  const locale = data.get('locale');
  if (!isLocale(locale)) return new Response(null, { status: 400 });
  await endSession(headers, data.has('everywhere'));
  return redirectTo((await pageData()).paths.href({ name: 'login' }, locale));
});
