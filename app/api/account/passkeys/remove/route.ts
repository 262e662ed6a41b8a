import { removePasskey } from '@/lib/accounts/passkeys';
import { snapshot } from '@/lib/data/store';
import { isLocale } from '@/lib/i18n/locales';
import { portalHref } from '@/lib/owners/portal-href';
import { postedForm } from '@/lib/requests/posted-form';
import { seeOther } from '@/lib/requests/see-other';

/** Removes a passkey of the account, and shows those that are left. */
export async function POST(request: Request) {
  const data = await postedForm(request);
  if (data instanceof Response) return data;
  const locale = data.get('locale');
  if (!isLocale(locale)) return new Response(null, { status: 400 });
  await removePasskey(request.headers, String(data.get('id')));
  return seeOther(portalHref({ section: 'account' }, locale, snapshot()));
}
