import { newChallenge } from '@/lib/forms/captcha';

export const dynamic = 'force-dynamic';

/** Work for the browser of a visitor who fills in a form. */
export const GET = async () => Response.json(await newChallenge(), { headers: { 'cache-control': 'no-store' } });
