import { fileTypeFromBuffer } from 'file-type';

/** A file whose type was detected from its content. */
interface CheckedFile {
  /** Its name without characters that a file system or a mail could misread, with the extension of its content. */
  name: string;
  /** Media type. */
  type: string;
}

/** Takes a file, the allowed media types and a default name; returns null if its content has another type. */
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
