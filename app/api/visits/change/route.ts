import { snapshot } from '@/lib/data/store';
import { postFault } from '@/lib/security/post-fault';
import { handleVisit } from '@/lib/visits/handle-visit';

/** Takes the buttons of an appointment's page, which are plain forms, and leads back to it. */
export async function POST(request: Request) {
  const fault = postFault(request.headers);
  if (fault) return new Response(null, { status: fault });
  const location = await handleVisit(await request.formData(), snapshot());
  return new Response(null, location ? { status: 303, headers: { location } } : { status: 400 });
}
