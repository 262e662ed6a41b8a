import 'server-only';
import type { Snapshot } from '../../content/snapshot.ts';
import type { RecordRef } from './records.ts';

/** Whether visitors see the stored page or article. */
export function isOnSite({ folder, id, name }: RecordRef, stored: unknown, { content }: Snapshot): boolean {
  if (folder === 'pages') return name === 'pages/home' || content.pages.has(id);
  return (stored as { status?: unknown }).status === 'published';
}
