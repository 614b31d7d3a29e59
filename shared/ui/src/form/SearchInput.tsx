import { Search } from 'lucide-react';
import { InputFrame, InputStart } from './input-parts.ts';
import { TextInput, type TextInputProps } from './inputs.tsx';

export const SearchInput = (props: TextInputProps) => (
  // On a phone as wide as the fields and buttons around it.
  <InputFrame maxW={{ base: 'none', sm: '320px' }}>
    <InputStart aria-hidden>
      <Search size={18} strokeWidth={1.75} />
    </InputStart>
    <TextInput type="search" size="sm" ps="10" {...props} />
  </InputFrame>
);
