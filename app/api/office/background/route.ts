import { handleBackgroundForm } from '@/lib/app/office-form';
import { publishedData } from '@/lib/data/store';
import { kilobyte } from '@/lib/http/posted-body';
import { privateJson } from '@/lib/http/responses';
import { formRoute } from '@/lib/requests/form-route';

/**
 * Background requests of an open office page: autosaves and heartbeats. Not a server action: Next sends those of a tab one after the
 * other, and none when the page is left. 409: another tab of the same person has stored something newer.
 */
export const POST = formRoute(1024 * kilobyte, async (form, { headers }) => {
  const state = await handleBackgroundForm(form, headers, publishedData());
  return privateJson(state, { status: state.error === 'loggedOut' ? 401 : state.copy?.kind === 'newer' ? 409 : 200 });
});
