import 'server-only';
import { errorMessage } from '../error-message.ts';
import { previewKey } from './key.ts';

/** Makes ready what the cookies of previews are read with. */
export function startPreviews(): void {
  previewKey().catch((error: unknown) =>
    console.error(`Previews stay closed until somebody opens a link to one: ${errorMessage(error)}`),
  );
}
