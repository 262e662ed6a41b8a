import type { PageForm } from '../../forms/forms.ts';
import type { PageFile } from '../pages/schema.ts';

/** The form that a page holds; null for none. */
export function formOn(page: Pick<PageFile, 'modules'> | undefined): PageForm | null {
  const module = page?.modules.find(({ view, status }) => view === 'form' && status === 'Published');
  return module?.view === 'form' ? module.form : null;
}
