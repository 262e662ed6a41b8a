import path from 'node:path';
import { z } from 'zod';

const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  HOST: z.string().min(1).optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('127.0.0.1, ::1')
    .transform((list) => list.split(',').flatMap((one) => one.trim() || []))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))),
  DATA_DIR: z.string().min(1).default('data'),
  MESSAGES_DIR: z.string().min(1).default('messages'),
  SITE_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  VAR_DIR: z.string().min(1).default('var'),
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  COMPRESS: z.enum(['0', '1']).default('1'),
  DATA_GIT: z.enum(['0', '1']).default('0'),
  TRANSLATION_SERVICE: z.enum(['deepl', 'libretranslate', 'openai']).optional(),
  TRANSLATION_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  TRANSLATION_KEY: z.string().min(1).optional(),
  TRANSLATION_MODEL: z.string().min(1).optional(),
});

/** The required variables of each translation service. */
const translation = z.discriminatedUnion('service', [
  z.object({ service: z.literal('deepl'), key: z.string(), url: z.string().optional() }),
  z.object({ service: z.literal('libretranslate'), url: z.string(), key: z.string().optional() }),
  z.object({ service: z.literal('openai'), url: z.string(), model: z.string(), key: z.string().optional() }),
]);

/** Ends the process with a message for the person who starts it: the stack says nothing about a setting. */
function refuse(reason: string): never {
  console.error(`The environment is not usable:\n${reason}`);
  process.exit(1);
}

const parsed = schema.safeParse(process.env);
if (!parsed.success) refuse(z.prettifyError(parsed.error));

function translationOf({
  TRANSLATION_SERVICE: service,
  TRANSLATION_URL: url,
  TRANSLATION_KEY: key,
  TRANSLATION_MODEL: model,
}: z.output<typeof schema>): z.output<typeof translation> | undefined {
  if (!service) return undefined;
  const settings = translation.safeParse({ service, url, key, model });
  if (settings.success) return settings.data;
  const missing = settings.error.issues.map(({ path: [name] }) => `TRANSLATION_${String(name).toUpperCase()}`);
  refuse(`TRANSLATION_SERVICE=${service} needs ${missing.join(' and ')}`);
}

const folder = (name: string) => path.resolve(/* turbopackIgnore: true */ name);

/** The settings of the environment: deploy/environment.example explains each. */
export const env = {
  port: parsed.data.PORT,
  /** The address that the server listens on; without it all addresses. */
  host: parsed.data.HOST,
  /** Addresses and networks of trusted proxies (lib/http/client-address.ts). */
  trustedProxies: parsed.data.TRUSTED_PROXIES,
  dataDir: folder(parsed.data.DATA_DIR),
  messagesDir: folder(parsed.data.MESSAGES_DIR),
  /** The public address, without a slash at its end. */
  siteUrl: parsed.data.SITE_URL.replace(/\/$/, ''),
  /** The folder for the SQLite database and, without an SMTP server, for mails. */
  varDir: folder(parsed.data.VAR_DIR),
  /** PostgreSQL; without it SQLite in `varDir`. */
  databaseUrl: parsed.data.DATABASE_URL,
  smtpUrl: parsed.data.SMTP_URL,
  /** The sender of mails; without it the agency's address in data/site.json. */
  mailFrom: parsed.data.MAIL_FROM,
  /** A geocoding service of the agency's choice (lib/records/geocode.ts); without it no address is sent anywhere. */
  geocoderUrl: parsed.data.GEOCODER_URL,
  /** Whether the site compresses what it sends; nginx does it where it stands in front. */
  compress: parsed.data.COMPRESS === '1',
  /** Whether each change of data/ by the office and by commands is committed to the git repository that it is in. */
  dataGit: parsed.data.DATA_GIT === '1',
  /** Drafts texts in other languages (lib/translation/); without it nothing is sent to anybody. */
  translation: translationOf(parsed.data),
};
