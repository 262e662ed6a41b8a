/** The hidden fields of a plain form. */
export const HiddenFields = ({ values }: { values: Record<string, string> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
