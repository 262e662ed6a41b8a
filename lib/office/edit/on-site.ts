import 'server-only';
import { publishedData } from '../../data/store.ts';
import type { RecordRef } from './records.ts';

/** Whether visitors see a page or an article, as it is stored. */
export function isOnSite({ folder, id, name }: RecordRef, stored: unknown): boolean {
  if (folder === 'pages') return name === 'pages/home' || publishedData().content.pages.has(id);
  return /^published$/i.test(String((stored as { status?: unknown }).status));
}
