import { pageData } from '@/lib/data/store';
import { kilobyte } from '@/lib/http/posted-body';
import { handleDataForm } from '@/lib/people/download-data';
import { formRoute } from '@/lib/requests/form-route';

/** Takes the buttons of the page of one's own data, which are plain forms. */
export const POST = formRoute(16 * kilobyte, async (data) => handleDataForm(data, await pageData()));
