import { pageData } from '@/lib/data/store';
import { takeMyData } from '@/lib/people/take-my-data';
import { formRoute } from '@/lib/requests/form-route';
import { kilobyte } from '@/lib/requests/posted-body';

/** Takes the buttons of the page of one's own data, which are plain forms. */
export const POST = formRoute(16 * kilobyte, async (data) => takeMyData(data, await pageData()));
