// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ModuleRows } from '@/components/modules/module-rows';
import type { ModuleContext } from '@/lib/content/modules/context';
import { moduleRows } from '@/lib/content/modules/module-views';
import { loadData, type Snapshot } from '@/lib/data/load';
import { Folder } from '../data/folder';

const words = { card: { draft: 'Concept' }, more: 'Meer', lookedAfterBy: (name: string) => name };

/** How many marks a page bears. */
function marksOn(page: string, data: Snapshot): number {
  const rows = moduleRows(data.content.pages.get(page)?.modules ?? [], { locale: 'nl', data, words } as ModuleContext);
  return render(<ModuleRows rows={rows} />).container.querySelectorAll('.draft-mark').length;
}

it.each([
  ['diensten', 'articles/dienst-verhuur.json', 'status'],
  ['disclaimer', 'articles/disclaimer.json', 'status'],
  ['getuigenissen', 'testimonials.json', 'items.0.status'],
  ['diensten', 'pages/diensten.json', 'modules.0.status'],
])('what is a draft on the page %s says so, and the rest does not', (page, file, place) => {
  const { drafts, snapshot } = loadData(new Folder().set(file, place, 'Draft').dir);
  expect([marksOn(page, drafts().snapshot), marksOn(page, snapshot)]).toEqual([1, 0]);
});
