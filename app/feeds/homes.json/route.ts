import { publishedData } from '@/lib/data/store';
import { jsonResponse } from '@/lib/feeds/feeds';

// Streamed on request: the page cache would keep it when the data change.
export const dynamic = 'force-dynamic';

export const GET = (): Response => jsonResponse(publishedData());
