import { closeSync, ftruncateSync, openSync } from 'node:fs';
import { test } from '@playwright/test';

/** A file of so many bytes, which takes no place on the disk; given by its path, it need not go through the protocol of the browser. */
export function emptyFile(name: string, bytes: number): string {
  const path = test.info().outputPath(name);
  const file = openSync(path, 'w');
  ftruncateSync(file, bytes);
  closeSync(file);
  return path;
}
