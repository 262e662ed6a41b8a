import { publishedData } from '@/lib/data/store';
import { env } from '@/lib/env';
import { securityText } from '@/lib/security/security-text';

export const dynamic = 'force-dynamic';

export const GET = (): Response =>
  new Response(securityText(env.siteUrl, publishedData().content.site), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  });
