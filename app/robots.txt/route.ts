import { env } from '@/lib/env';
import { robotsText } from '@/lib/seo/robots';

// The public address is the host's to set when the site starts, after the build.
export const dynamic = 'force-dynamic';

export const GET = (): Response =>
  new Response(robotsText(env.siteUrl), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  });
