import { Box } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Field } from '../form/Field.tsx';
import type { TextInputProps } from '../form/inputs.tsx';
import { SearchInput } from '../form/SearchInput.tsx';

export interface SearchFilterProps {
  label: string;
  /** What the list is searched for now. */
  value: string;
  /** Called with the trimmed text once typing has paused. */
  onChange: (value: string) => void;
  size?: TextInputProps['size'];
}

/** Typing settles for a moment before the list is asked for. */
const settleMs = 300;

/** The search field of a `FilterBar`. */
export const SearchFilter = ({ label, value, onChange, size }: SearchFilterProps) => {
  const [text, setText] = useState(value);
  const [shownFor, setShownFor] = useState(value);
  // "Clear" empties the address, and with it the field.
  if (shownFor !== value) {
    setShownFor(value);
    if (text.trim() !== value) setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onChange(text.trim()), settleMs);
    return () => clearTimeout(timer);
  });
  return (
    <Box w={{ base: 'full', sm: '17rem' }}>
      <Field label={label} hideLabel>
        <SearchInput
          {...(size && { size })}
          placeholder={label}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </Box>
  );
};
