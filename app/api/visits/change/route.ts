import { snapshot } from '@/lib/data/store';
import { postedForm } from '@/lib/requests/posted-form';
import { seeOther } from '@/lib/requests/see-other';
import { handleVisit } from '@/lib/visits/handle-visit';

/** Takes the buttons of an appointment's page, which are plain forms, and leads back to it. */
export async function POST(request: Request) {
  const data = await postedForm(request);
  if (data instanceof Response) return data;
  const location = await handleVisit(data, snapshot());
  return location ? seeOther(location) : new Response(null, { status: 400 });
}
