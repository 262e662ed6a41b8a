import { newChallenge } from '@/lib/forms/captcha';
import { privateJson } from '@/lib/http/responses';
import { withUnavailableResponse } from '@/lib/requests/form-route';

export const dynamic = 'force-dynamic';

/** Work for the browser of a visitor who fills in a form; 503 while the database is away, and the form then asks a question instead. */
export const GET = () => withUnavailableResponse(null, async () => privateJson(await newChallenge()));
