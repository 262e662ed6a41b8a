import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '../env.ts';

/** The content of a file of data/documents. The name comes from the data, never from a visitor. */
export const documentFile = (name: string): Promise<Buffer> => readFile(path.join(env.dataDir, 'documents', name));
