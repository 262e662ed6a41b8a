import { endSession } from '@/lib/accounts/session';
import { snapshot } from '@/lib/data/store';
import { isLocale } from '@/lib/i18n/locales';
import { postedForm } from '@/lib/requests/posted-form';
import { seeOther } from '@/lib/requests/see-other';

/** Ends the session of this browser, or with `everywhere` all of the account, and shows the door. */
export async function POST(request: Request) {
  const data = await postedForm(request);
  if (data instanceof Response) return data;
  const locale = data.get('locale');
  if (!isLocale(locale)) return new Response(null, { status: 400 });
  await endSession(request.headers, data.has('everywhere'));
  return seeOther(snapshot().paths.href({ name: 'login' }, locale));
}
