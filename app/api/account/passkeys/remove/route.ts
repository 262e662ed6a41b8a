import { removePasskey } from '@/lib/accounts/passkeys';
import { pageData } from '@/lib/data/store';
import { kilobyte } from '@/lib/http/posted-body';
import { redirectTo } from '@/lib/http/responses';
import { isLocale } from '@/lib/i18n/locales';
import { formRoute } from '@/lib/requests/form-route';
import { portalHref } from '@/lib/requests/portal-href';
import { officeHref } from '@/lib/routes/office-paths';

/** Removes a passkey of the account, and shows those that are left; with `office`, on the page of the office. */
export const POST = formRoute(16 * kilobyte, async (data, { headers }) => {
  const locale = data.get('locale');
  if (!isLocale(locale)) return new Response(null, { status: 400 });
  await removePasskey(headers, String(data.get('id')));
  return redirectTo(
    data.has('office') ? officeHref('account', locale) : portalHref({ section: 'account' }, locale, await pageData()),
  );
});
