import 'server-only';
import { dayMs } from '../base/day.ts';
import { errorMessage } from '../base/error-message.ts';
import { processState } from '../base/process-state.ts';
import { secret } from '../db/tokens.ts';
import { env } from '../env.ts';
import { signPreview } from './preview.ts';

/** The secret that signs previews. From the first call on, every part of the process knows it. */
export async function previewKey(): Promise<Buffer> {
  processState.previewKey ??= await secret('preview');
  return processState.previewKey;
}

/** In days. */
export const maxPreviewDays = 31;
export const defaultPreviewDays = 7;

/** The path that begins a preview of some days at a page. */
export const previewPath = async (page: string, days: number): Promise<string> =>
  `/api/preview/${signPreview({ page, until: Date.now() + days * dayMs }, await previewKey())}/`;

/** Returns the preview link as a whole address. */
export const previewHref = async (page: string, days: number): Promise<string> =>
  env.siteUrl + (await previewPath(page, days));

/** Makes ready what the cookies of previews are read with. */
export function startPreviews(): void {
  previewKey().catch((error: unknown) =>
    console.error(`Previews stay closed until somebody opens a link to one: ${errorMessage(error)}`),
  );
}
