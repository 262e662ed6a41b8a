import { checkReferences, inTable, type Reference } from '../../data/reader.ts';
import { thanksPage } from '../../forms/form-pages.ts';
import type { LoadedContent } from '../load.ts';
import type { PageModule } from '../modules/schema.ts';
import { type CheckContext, checkMarkdown, checkPictures, checkTarget } from './context.ts';

/** What the modules of a page name exists, and their texts are sound. */
export function checkPages(context: CheckContext): void {
  const { pageFiles, invalid } = context.content;
  const pages = [...pageFiles.values()].map((item) => ({ file: `pages/${item.id}.json`, item }));
  for (const { file, item } of [...pages, ...invalid.pages]) {
    checkPictures(context, file, [['image', item.image]]);
    checkForms(context, file, item.modules ?? []);
    const seen = new Set<string>();
    for (const [i, module] of (item.modules ?? []).entries()) {
      if (!module) continue;
      if (seen.has(module.id))
        context.reader.addIssue(file, `modules.${i}.id`, 'an id that no other module of the page has', module.id);
      seen.add(module.id);
      checkModule(context, file, `modules.${i}`, module);
    }
  }
}

/** A page has one form at most, and each form a page that thanks for it. */
function checkForms(
  { reader, content }: CheckContext,
  file: string,
  modules: readonly (PageModule | undefined)[],
): void {
  const found = modules.flatMap((module, i) => (module?.view === 'form' ? [{ form: module.form, i }] : []));
  for (const { form, i } of found) {
    const path = `modules.${i}.form`;
    if (i !== found[0]?.i) reader.addIssue(file, path, 'one form on a page', form);
    const id = thanksPage(form);
    const [source, expected] = [`pages/${id}.json`, `a form that a page thanks for: pages/${id}.json`];
    checkReferences(reader, file, [{ path, key: form, source, expected, exists: content.pageFiles.has(id) }]);
  }
}

function checkModule(context: CheckContext, file: string, place: string, module: PageModule): void {
  checkMarkdown(context, file, `${place}.description`, module.description);
  checkTarget(context, file, `${place}.link.target`, module.link?.target);
  checkPictures(context, file, [
    [`${place}.image`, module.image],
    ...module.images.map((id, i) => [`${place}.images.${i}`, id] as const),
  ]);
  const relations = 'relations' in module ? module.relations : [];
  checkReferences(
    context.reader,
    file,
    relations.flatMap(({ type, id }, i) => reference(type, id, `${place}.relations.${i}.id`, context.content)),
  );
}

function reference(type: string, id: string, path: string, content: LoadedContent): Reference[] {
  switch (type) {
    case 'article': {
      const exists = content.articles.has(id);
      return [{ path, key: id, source: `articles/${id}.json`, expected: 'the id of a file in articles/', exists }];
    }
    case 'category':
      return [inTable(path, id, 'categories.json', 'id', content.categories)];
    case 'property-list':
    case 'project-list': {
      const [name, lists] =
        type === 'property-list'
          ? (['propertyLists', content.propertyLists] as const)
          : (['projectLists', content.projectLists] as const);
      return [
        { path, key: id, source: 'lists.json', expected: `an id of ${name} in lists.json`, exists: lists.has(id) },
      ];
    }
    default:
      return [];
  }
}
