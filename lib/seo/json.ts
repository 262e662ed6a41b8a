export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** Values that are undefined are left out of the text. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

export const schemaOrg = 'https://schema.org';

/** The text of an inline script that holds the data; no text in it can end the script or open a comment. */
export const jsonLdScript = (data: Json): string => JSON.stringify(data).replaceAll('<', '\\u003c');
