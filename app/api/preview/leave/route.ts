import { cookieOver } from '@/lib/preview/cookie';
import { keptByNobody } from '@/lib/requests/shared-answer';

/** Ends a preview, and leads to the start page in the visitor's language. */
export const POST = (): Response =>
  new Response(null, {
    status: 303,
    headers: { location: '/', 'set-cookie': cookieOver, 'cache-control': keptByNobody },
  });
