import type { Property } from '../catalogue/schema/property.ts';
import type { SetAside } from './imported-home.ts';
import type { UnknownValue } from './notes.ts';

/** What an import did, or would do. */
export interface Report {
  /** Numbers of homes. */
  added: number[];
  changed: number[];
  withdrawn: number[];
  unchanged: number;
  /** Homes of the feed that are not shown: the fields that their adverts lack by law. */
  drafts: { home: number; id: string; lacks: string[] }[];
  /** Homes that were left as they were, or not taken up. */
  setAside: SetAside[];
  unknown: UnknownValue[];
  /** Descriptions that another language's stand for, by language. */
  copied: Record<string, number>;
  pictures: { added: number; deleted: number; failed: { id: string; url: string; reason: string }[] };
}

/** A file of a home that an import writes, and what it held before. */
export interface HomeFile {
  file: string;
  home: Property;
  previous: Property | undefined;
}

/** The numbers of homes by what becomes of them. */
export function whatBecomes(files: readonly HomeFile[]): Pick<Report, 'added' | 'changed' | 'withdrawn'> {
  const isWithdrawn = ({ home, previous }: HomeFile) => home.status === 'withdrawn' && previous?.status !== 'withdrawn';
  const numbers = (which: (file: HomeFile) => boolean) => files.filter(which).map(({ home }) => home.id);
  return {
    added: numbers(({ previous }) => !previous),
    changed: numbers((file) => file.previous !== undefined && !isWithdrawn(file)),
    withdrawn: numbers(isWithdrawn),
  };
}
