import { ModuleRows } from '@/components/modules/module-rows';
import type { Criteria } from '@/lib/catalogue/search/criteria';
import { moduleRows } from '@/lib/content/modules/module-views';
import type { PageModule } from '@/lib/content/modules/schema';
import { snapshot } from '@/lib/data/store';
import type { About } from '@/lib/forms/about';
import { pageLocale } from './frame';
import { moduleWords } from './module-words';
import { sendForm } from './send-form';

interface ModulesProps {
  modules: readonly PageModule[];
  about?: About | null;
  search?: Criteria | null;
}

/** The modules of a page, as the editor put them together. */
export async function Modules({ modules, about = null, search = null }: ModulesProps) {
  const [locale, words] = [await pageLocale(), await moduleWords()];
  const context = { locale, words, data: snapshot(), about, search, send: sendForm };
  return <ModuleRows rows={moduleRows(modules, context)} />;
}
