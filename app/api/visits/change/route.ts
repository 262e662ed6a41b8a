import { pageData } from '@/lib/data/store';
import { kilobyte } from '@/lib/http/posted-body';
import { redirectTo } from '@/lib/http/responses';
import { formRoute } from '@/lib/requests/form-route';
import { handleVisit } from '@/lib/visits/change-visit';

/** Takes the buttons of an appointment's page, which are plain forms, and leads back to it. */
export const POST = formRoute(16 * kilobyte, async (data) => {
  const location = await handleVisit(data, await pageData());
  return location ? redirectTo(location) : new Response(null, { status: 400 });
});
