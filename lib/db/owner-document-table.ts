/** A document of a home, put there by staff for its owner. */
export interface OwnerDocumentTable {
  id: string;
  property: number;
  title: string;
  /** Of the file, without what a file system could mistake. */
  name: string;
  /** By its content. */
  type: string;
  /** In bytes. */
  size: number;
  content: Buffer;
  created_at: number;
}
