import { type ComponentProps, useState } from 'react';
import type { ControllerRenderProps, FieldValues } from 'react-hook-form';

interface TypedAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'onBlur' | 'name' | 'ref'> {
  input: ControllerRenderProps<FieldValues, string>;
  /** The value as text. */
  text: string;
  /** Sets the value from what is typed. */
  onType: (typed: string) => void;
}

/** A text for a value of another type, such as a list: it is not reformatted while somebody types. */
export function TypedArea({ input, text, onType, ...area }: TypedAreaProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <textarea
      className="input"
      {...area}
      ref={input.ref}
      name={input.name}
      value={typed ?? text}
      onChange={({ target }) => {
        setTyped(target.value);
        onType(target.value);
      }}
      onBlur={() => {
        setTyped(null);
        input.onBlur();
      }}
    />
  );
}
