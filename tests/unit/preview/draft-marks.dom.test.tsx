// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { ModuleContext } from '@/components/modules/module-props';
import { ModuleRows } from '@/components/modules/module-rows';
import type { Snapshot } from '@/lib/data/load';
import { partOf } from '@/tests/support/part-of';
import { Folder } from '../data/folder';

/** How many marks a page bears. */
async function marksOn(page: string, data: Snapshot): Promise<number> {
  const modules = data.content.pages.get(page)?.modules ?? [];
  const rows = await partOf(<ModuleRows modules={modules} context={{ locale: 'nl', data } as ModuleContext} />);
  return rows.querySelectorAll('.draft-mark').length;
}

it.each([
  ['diensten', 'articles/dienst-verhuur.json', 'status', 'draft'],
  ['disclaimer', 'articles/disclaimer.json', 'status', 'draft'],
  ['getuigenissen', 'testimonials.json', 'items.0.status', 'Draft'],
  ['diensten', 'pages/diensten.json', 'modules.0.status', 'Draft'],
])('what is a draft on the page %s says so, and the rest does not', async (page, file, place, draft) => {
  const { drafts, snapshot } = new Folder().set(file, place, draft).load();
  expect([await marksOn(page, drafts().snapshot), await marksOn(page, snapshot)]).toEqual([1, 0]);
});
