import { checkReferences, inTable, type Reference } from '../../data/reader.ts';
import { branchOf } from '../articles/tree.ts';
import { type CheckContext, checkMarkdown, checkPictures, checkTarget } from './context.ts';

/** What articles, testimonials, figures and the team say of each other. */
export function checkArticles(context: CheckContext): void {
  const { reader, content, catalogue } = context;
  const ofCategory = (path: string, category: string | undefined): Reference[] =>
    category === undefined ? [] : [inTable(path, category, 'categories.json', 'id', content.categories)];

  const articles = [...content.articles.values()].map((item) => ({ file: `articles/${item.id}.json`, item }));
  for (const { file, item } of [...articles, ...content.invalid.articles]) {
    const { category, target, image, text } = item;
    checkReferences(reader, file, ofCategory('category', category));
    checkTarget(context, file, 'target', target);
    checkPictures(context, file, [['image', image]]);
    checkMarkdown(context, file, 'text', text);
  }
  for (const [i, { category, image, postedBy }] of [...content.testimonials.values()].entries()) {
    checkPictures(context, 'testimonials.json', [[`items.${i}.image`, image]]);
    checkReferences(reader, 'testimonials.json', [
      ...ofCategory(`items.${i}.category`, category),
      ...(postedBy ? [inTable(`items.${i}.postedBy`, postedBy, 'team.json', 'id', content.team)] : []),
    ]);
  }
  for (const [file, items] of [
    ['figures.json', content.figures],
    ['team.json', content.team],
  ] as const)
    for (const [i, { category }] of [...items.values()].entries())
      checkReferences(reader, file, ofCategory(`items.${i}.category`, category));

  for (const [i, { id, parentId, webId }] of [...content.categories.values()].entries()) {
    checkReferences(reader, 'categories.json', [
      ...ofCategory(`items.${i}.parentId`, parentId),
      ...(webId ? [inTable(`items.${i}.webId`, webId, 'property-types.json', 'webId', catalogue.types)] : []),
    ]);
    if (parentId && branchOf(id, content.categories).has(parentId))
      reader.addIssue('categories.json', `items.${i}.parentId`, 'a category that is not below this one', parentId);
  }
}
