import { publishedData } from '@/lib/data/store';
import { env } from '@/lib/env';
import { textFile } from '@/lib/http/responses';
import { securityText } from '@/lib/requests/security-text';

export const dynamic = 'force-dynamic';

export const GET = (): Response => textFile(securityText(env.siteUrl, publishedData().content.site));
