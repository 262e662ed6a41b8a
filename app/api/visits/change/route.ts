import { pageData } from '@/lib/data/store';
import { takesForm } from '@/lib/requests/form-route';
import { kilobyte } from '@/lib/requests/posted-body';
import { seeOther } from '@/lib/requests/responses';
import { handleVisit } from '@/lib/visits/handle-visit';

/** Takes the buttons of an appointment's page, which are plain forms, and leads back to it. */
export const POST = takesForm(16 * kilobyte, async (data) => {
  const location = await handleVisit(data, await pageData());
  return location ? seeOther(location) : new Response(null, { status: 400 });
});
