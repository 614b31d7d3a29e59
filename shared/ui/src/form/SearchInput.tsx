import { Search } from 'lucide-react';
import { Frame, Inside } from './frame.ts';
import { TextInput, type TextInputProps } from './inputs.tsx';

export const SearchInput = (props: TextInputProps) => (
  // On a phone as wide as the fields and buttons around it.
  <Frame maxW={{ base: 'none', sm: '320px' }}>
    <Inside aria-hidden>
      <Search size={18} strokeWidth={1.75} />
    </Inside>
    <TextInput type="search" size="sm" ps="10" {...props} />
  </Frame>
);
