/** The content of a window poster, in the language of its page; drawing adds nothing to it. */
export interface Poster {
  locale: string;
  agency: { name: string; lines: string[] };
  /** Paths of JPEG files of 1200 × 630 px: one large, up to three small. */
  pictures: string[];
  /** "New price"; null without a marquee. */
  status: string | null;
  kind: string;
  title: string;
  address: string;
  price: { before?: string | undefined; amount: string; after?: string | undefined };
  facts: { label: string; value: string }[];
  /** Letter and colour of the label, and the text beside it. */
  energy: { letter: string; colour: string; onDark: boolean } | null;
  /** The mandatory mentions of an advert, in small print. */
  mentions: string;
  broker: { name: string; phone: string; email: string };
  /** The address of the QR code, and the text beside it. */
  code: { address: string; text: string };
  contact: string;
  /** YYYY-MM-DD */
  updatedAt: string;
}
