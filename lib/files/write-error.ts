/** The reasons for which the data folder could not be written; nothing was changed. */
export type WriteFailure = 'read-only' | 'full' | 'other';

export class WriteError extends Error {
  readonly reason: WriteFailure;

  constructor(reason: WriteFailure, cause: Error) {
    super(`The data cannot be written (${reason}): ${cause.message}`, { cause });
    this.reason = reason;
  }
}

const reasons: Readonly<Record<string, WriteFailure>> = {
  EACCES: 'read-only',
  EPERM: 'read-only',
  EROFS: 'read-only',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
};

/** Converts a failure of the file system or of the database's disk to a WriteError; returns other errors unchanged. */
export function toWriteError(error: unknown): unknown {
  const reason = error instanceof Error ? reasonOf(error) : undefined;
  return reason ? new WriteError(reason, error as Error) : error;
}

function reasonOf(error: Error): WriteFailure | undefined {
  // SQLITE_FULL and SQLITE_READONLY, with any extended code; disk_full of PostgreSQL.
  const sqlite = 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
  if (sqlite === 13 || ('code' in error && error.code === '53100')) return 'full';
  if (sqlite === 8) return 'read-only';
  if (!('code' in error) || !('syscall' in error)) return undefined;
  // The error of Node for nested folders that it may not create.
  if (error.code === 'ENOENT' && error.syscall === 'mkdir') return 'read-only';
  // The error of a failed connection has no path.
  return reasons[String(error.code)] ?? ('path' in error ? 'other' : undefined);
}
