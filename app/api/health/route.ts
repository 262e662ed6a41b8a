import { healthAnswer } from '@/lib/data/health';

/** For uptime monitors and editors: docs/data-files.md. */
export const GET = (request: Request): Promise<Response> => healthAnswer(request.headers);
