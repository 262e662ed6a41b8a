import path from 'node:path';
import { z } from 'zod';

const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  DATA_DIR: z.string().min(1).default('data'),
  SITE_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
});

const parsed = schema.safeParse(process.env);
if (!parsed.success) throw new Error(`The environment is not usable:\n${z.prettifyError(parsed.error)}`);

/** What the host may set: the port, the folder of the data, the public address (no slash at its end). */
export const env = {
  port: parsed.data.PORT,
  dataDir: path.resolve(/* turbopackIgnore: true */ parsed.data.DATA_DIR),
  siteUrl: parsed.data.SITE_URL.replace(/\/$/, ''),
};
