import { ComparePage, compareMetadata } from './compare-page';

export const generateMetadata = compareMetadata;

/** Nothing to compare yet; the script goes on to what the visitor chose. */
export default function NothingToComparePage() {
  return <ComparePage />;
}
