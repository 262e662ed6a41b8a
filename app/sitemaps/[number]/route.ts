import { numberedSitemapResponse } from '@/lib/seo/sitemap-response';

// Public as /sitemap-{number}.xml, by a rewrite in next.config.ts: a sitemap speaks for the folder it lies in and those below.
export const dynamic = 'force-dynamic';

export async function GET(_request: Request, { params }: { params: Promise<{ number: string }> }): Promise<Response> {
  return numberedSitemapResponse((await params).number);
}
