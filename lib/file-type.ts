import { fileTypeFromBuffer } from 'file-type';

/** A file by what its content says that it is. */
interface CheckedFile {
  /** As it was called, without what a file system or a mail could mistake, and with the ending of its content. */
  name: string;
  /** Media type. */
  type: string;
}

/** Takes a file, the media types that are allowed, and a name for one that has none; returns null where its content is something else. */
export async function checkFileType(
  { name, content }: { name: string; content: Buffer },
  allowed: readonly string[],
  otherwise: string,
): Promise<CheckedFile | null> {
  const found = await fileTypeFromBuffer(content);
  if (!found || !allowed.includes(found.mime)) return null;
  const stem = name
    .replace(/\.\w{1,5}$/, '')
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, 80);
  const extension = found.mime === 'application/x-cfb' ? 'doc' : found.ext;
  return { name: `${stem || otherwise}.${extension}`, type: found.mime };
}
