import path from 'node:path';

/** The folder that holds package.json. */
export const root = path.resolve(import.meta.dirname, '../..');

/** A path in the project, absolute. */
export const inProject = (...parts: string[]): string => path.join(root, ...parts);
