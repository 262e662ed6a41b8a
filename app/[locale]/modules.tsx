import { ModuleRows } from '@/components/modules/module-rows';
import { moduleRows } from '@/lib/content/modules/module-views';
import type { PageModule } from '@/lib/content/modules/schema';
import { snapshot } from '@/lib/data/store';
import type { About } from '@/lib/forms/about';
import { pageLocale } from './frame';
import { moduleWords } from './module-words';
import { sendForm } from './send-form';

/** The modules of a page, as the editor put them together. */
export async function Modules({ modules, about = null }: { modules: readonly PageModule[]; about?: About | null }) {
  const context = { locale: await pageLocale(), words: await moduleWords(), data: snapshot(), about, send: sendForm };
  return <ModuleRows rows={moduleRows(modules, context)} />;
}
