import { env } from '@/lib/env';
import { textFile } from '@/lib/http/responses';
import { robotsText } from '@/lib/seo/sitemap';

// The public address is the host's to set when the site starts, after the build.
export const dynamic = 'force-dynamic';

export const GET = (): Response => textFile(robotsText(env.siteUrl));
