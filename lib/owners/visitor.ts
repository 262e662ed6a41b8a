import type { Writer } from '../db/owner-records.ts';
import { type MaskMarks, maskText } from './mask.ts';

export interface VisitorWords {
  /** Who did not agree to be named. */
  visitor: string;
  marks: MaskMarks;
}

/** Who wrote, as an owner may see it: the name only of who ticked the box of the form; `hide` takes a text of or about them. */
export function visitorOf(
  { name, fields }: Writer,
  { visitor, marks }: VisitorWords,
): { visitor: string; hide(text: string): string } {
  const agreed = fields.nameToOwner === true;
  return { visitor: agreed ? name : visitor, hide: (text) => maskText(text, agreed ? null : name, marks) };
}
