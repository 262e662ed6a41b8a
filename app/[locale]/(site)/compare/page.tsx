import { ComparePage, compareMetadata } from './compare-page';

export const generateMetadata = compareMetadata;

/** The comparison without homes; the script goes on to those that the visitor chose. */
export default function NothingToComparePage() {
  return <ComparePage />;
}
