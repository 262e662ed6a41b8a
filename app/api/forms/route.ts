import { snapshot } from '@/lib/data/store';
import { takeForm } from '@/lib/forms/take-form';
import { postedForm } from '@/lib/requests/posted-form';
import { privateJson } from '@/lib/requests/shared-answer';

/** Takes a form that a script sends, and answers with what became of it (FormState). */
export async function POST(request: Request) {
  const data = await postedForm(request);
  if (data instanceof Response) return data;
  return privateJson(await takeForm(data, request.headers, snapshot()));
}
