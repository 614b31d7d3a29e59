import { Box, Field, SearchInput } from '@portal/ui';
import { useEffect, useState } from 'react';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Typing settles for a moment before the list is asked for. */
const settleMs = 300;

export const SearchFilter = ({ label, value, onChange }: Props) => {
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
        <SearchInput placeholder={label} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
    </Box>
  );
};
