/** The mailed links by which people see what is kept about them: the address is here and not in the link. */
export interface DataLinkTable {
  id: string;
  /** In lower case. */
  email: string;
  expires_at: number;
}
