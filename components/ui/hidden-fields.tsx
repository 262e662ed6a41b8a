/** What a plain form sends besides what its visitor fills in. */
export const HiddenFields = ({ values }: { values: Record<string, string> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
