import { handleForm, toResponseInit } from '@/lib/app/receive-form';
import { pageData } from '@/lib/data/store';
import { maxFormBytes, postedForm } from '@/lib/http/posted-body';
import { privateJson } from '@/lib/http/responses';

/** Takes a form that a script sends; answers with its FormState. */
export async function POST(request: Request) {
  const data = await postedForm(request, maxFormBytes);
  if (data instanceof Response) return data;
  const state = await handleForm(data, request.headers, await pageData());
  return state ? privateJson(state, toResponseInit(state)) : new Response(null, { status: 400 });
}
