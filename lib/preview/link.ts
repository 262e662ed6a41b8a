import { dayMs } from '../day.ts';
import { env } from '../env.ts';
import { previewKey } from './key.ts';
import { signPreview } from './preview.ts';

/** In days. */
export const longestPreview = 31;
export const usualPreview = 7;

/** The address that begins a preview of some days at a page. */
export const previewHref = async (page: string, days: number): Promise<string> =>
  `${env.siteUrl}/api/preview/${signPreview({ page, until: Date.now() + days * dayMs }, await previewKey())}/`;
