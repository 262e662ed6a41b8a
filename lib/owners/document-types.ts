/** What an owner can be given, by the media type that the content tells; the names are the same in every language. */
export const documentTypes: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
};

/** In bytes. */
export const LARGEST_DOCUMENT = 25 * 1024 * 1024;
