import { pageData } from '@/lib/data/store';
import { clientNetwork } from '@/lib/http/client-address';
import { kilobyte } from '@/lib/http/posted-body';
import { redirectTo } from '@/lib/http/responses';
import { formRoute } from '@/lib/requests/form-route';
import { createBrowserSecret, readBrowserSecret, setBrowserSecret } from '@/lib/shortlists/browser-secret';
import { handleShortlist } from '@/lib/shortlists/handle-shortlist';

/** Takes the buttons of a shortlist, which are plain forms, and leads back to its page. */
export const POST = formRoute(32 * kilobyte, async (form, request) => {
  const browser = (await readBrowserSecret()) ?? createBrowserSecret();
  const location = await handleShortlist(form, { address: clientNetwork(request.headers), browser }, await pageData());
  if (!location) return new Response(null, { status: 400 });
  await setBrowserSecret(browser);
  return redirectTo(location);
});
