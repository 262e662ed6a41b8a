import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '../env.ts';

const fileOf = (id: string): string => path.join(env.varDir, 'mail', `${id}.eml`);

/** Keeps a mail as a file that any mail program opens: whole or not at all, and in the place of an earlier try. */
export async function writeMailFile(id: string, message: Buffer): Promise<void> {
  const file = fileOf(id);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.tmp`, message, { mode: 0o600 });
  await rename(`${file}.tmp`, file);
}

/** Removes the files of mails; those that went out by SMTP have none. */
export async function removeMailFiles(ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(fileOf(id), { force: true });
}
