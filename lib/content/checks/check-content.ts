import { checkArticles } from './check-articles.ts';
import { checkFrame } from './check-frame.ts';
import { checkLists } from './check-lists.ts';
import { checkMenu } from './check-menu.ts';
import { checkPages } from './check-pages.ts';
import type { CheckContext } from './context.ts';

/** Everything that the content's files name, in each other and in the catalogue. */
export function checkContent(context: CheckContext): void {
  checkMenu(context);
  checkPages(context);
  checkArticles(context);
  checkLists(context);
  checkFrame(context);
}
