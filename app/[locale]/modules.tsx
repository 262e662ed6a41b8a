import { ModuleRows } from '@/components/modules/module-rows';
import { moduleRows } from '@/lib/content/modules/module-views';
import type { PageModule } from '@/lib/content/modules/schema';
import { snapshot } from '@/lib/data/store';
import { pageLocale } from './frame';
import { moduleWords } from './module-words';

/** The modules of a page, as the editor put them together. */
export async function Modules({ modules }: { modules: readonly PageModule[] }) {
  const context = { locale: await pageLocale(), words: await moduleWords(), data: snapshot() };
  return <ModuleRows rows={moduleRows(modules, context)} />;
}
