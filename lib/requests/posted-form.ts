import { postFault } from '../security/post-fault.ts';

/** The form that is posted to a route; an answer that refuses it where it comes from another site, is too large, or cannot be read. */
export async function postedForm(request: Request): Promise<FormData | Response> {
  const fault = postFault(request.headers);
  const data = fault ? null : await request.formData().catch(() => null);
  return data ?? new Response(null, { status: fault ?? 400 });
}
