/** The words of a search as a path segment of their own; base64url, for a URL takes "." and ".." for steps up and down. */
export const termSegment = (term: string): string => Buffer.from(term).toString('base64url');

export const termOf = (segment: string): string => Buffer.from(segment, 'base64url').toString();
