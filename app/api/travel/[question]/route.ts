import { pageData } from '@/lib/data/store';
import { kilobyte, postedJson } from '@/lib/http/posted-body';
import { privateJson, retryLater } from '@/lib/http/responses';
import { isQueueFull } from '@/lib/jobs/thread-queue';
import { answers } from '@/lib/travel/answers';

/** The time after which to retry, in seconds. */
const busySeconds = 5;

/** Answers a question about travel time (lib/travel/travel-search.ts): posted, since the addresses of a visitor belong into no address, log or cache. */
export async function POST(request: Request, { params }: RouteContext<'/api/travel/[question]'>) {
  const answer = answers.get((await params).question);
  if (!answer) return new Response(null, { status: 404 });
  const asked = await postedJson(request, 4 * kilobyte);
  if (asked instanceof Response) return asked;
  try {
    const found = await answer(asked, await pageData());
    return found === null ? new Response(null, { status: 400 }) : privateJson(found);
  } catch (error) {
    if (isQueueFull(error)) return retryLater(503, busySeconds);
    throw error;
  }
}
