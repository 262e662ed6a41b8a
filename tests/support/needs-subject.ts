import { formOn } from '@/lib/content/pages';
import { forms } from '@/lib/forms/forms';
import type { Route } from '@/lib/routes/routes';
import { sample } from './sample-site';

/** Whether it is a page whose form is about something: without it there is nothing to show. */
export function needsSubject(route: Route): boolean {
  const form = route.name === 'page' ? formOn(sample.content.pages.get(route.id)) : null;
  return form !== null && forms[form].about?.must === true;
}
