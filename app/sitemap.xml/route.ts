import { sitemapResponse } from '@/lib/seo/sitemap-response';

// Streamed on request: the page cache would hold up to 50 MB a file, and keep it when the data change.
export const dynamic = 'force-dynamic';

export const GET = (): Promise<Response> => sitemapResponse();
