import { publishedData } from '@/lib/data/store';
import { env } from '@/lib/env';
import { textFile } from '@/lib/requests/responses';
import { securityText } from '@/lib/security/security-text';

export const dynamic = 'force-dynamic';

export const GET = (): Response => textFile(securityText(env.siteUrl, publishedData().content.site));
