/** A document of a home, put there by staff for its owner. */
export interface OwnerDocumentTable {
  id: string;
  property: number;
  title: string;
  /** Of the file. */
  name: string;
  type: string;
  /** In bytes. */
  size: number;
  content: Buffer;
  created_at: number;
}
