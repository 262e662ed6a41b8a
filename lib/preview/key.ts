import { secret } from '../db/tokens.ts';
import { processState } from '../process-state.ts';

/** What previews are signed with. From the first call on, every part of the process knows it. */
export async function previewKey(): Promise<Buffer> {
  processState.previewKey ??= await secret('preview');
  return processState.previewKey;
}
