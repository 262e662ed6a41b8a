import { notFound } from '@/lib/http/responses';

// The middleware leaves these addresses to their routes and files. Without this route an unknown one would reach app/[locale], whose server
// actions a POST could run past all limits.
export const GET = notFound;
export const POST = notFound;
