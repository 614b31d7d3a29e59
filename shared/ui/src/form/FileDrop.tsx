import { chakra } from '@chakra-ui/react';
import { Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, type Ref, useState } from 'react';
import { useFieldControl } from './field-context.ts';

const Zone = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    minH: { base: '48px', md: '72px' },
    px: '5',
    py: { base: '2', md: '4' },
    bg: 'bg.surface',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'md',
    cursor: 'pointer',
    color: 'fg.muted',
    textAlign: 'center',
    '&:hover, &[data-over]': { bg: 'brand.subtle', borderColor: 'brand.solid' },
    '&:has(input:disabled)': { bg: 'bg.muted', cursor: 'not-allowed' },
    '&:has(input:focus-visible)': {
      outline: '3px solid {colors.focus.outer}',
      boxShadow: '0 0 0 5px {colors.focus.inner}',
    },
    '& svg': { color: 'brand.fg' },
  },
});

export interface FileDropProps {
  /** "Choose files", drawn as a link. */
  chooseLabel: ReactNode;
  /** "or drop them here". */
  dropLabel?: ReactNode;
  onFiles: (files: File[]) => void;
  accept?: string | undefined;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
}

export function FileDrop({ chooseLabel, dropLabel, onFiles, ...input }: FileDropProps) {
  const [over, setOver] = useState(false);
  const wired = useFieldControl(input);
  const hand = (list: FileList | null) => {
    if (list?.length && !input.disabled) onFiles([...list]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    hand(event.dataTransfer.files);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    hand(event.target.files);
    // Choosing the same file again after a refusal must count as a choice.
    event.target.value = '';
  };
  return (
    <Zone
      {...(over && { 'data-over': '' })}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Upload size={22} strokeWidth={1.75} aria-hidden />
      <span>
        <chakra.span color="fg.link" fontWeight="bold" textDecoration="underline" textUnderlineOffset="3px">
          {chooseLabel}
        </chakra.span>{' '}
        <chakra.span css={{ '@media (hover: none)': { display: 'none' } }}>{dropLabel}</chakra.span>
      </span>
      <chakra.input
        type="file"
        {...wired}
        {...input}
        onChange={choose}
        position="absolute"
        inset="0"
        opacity="0"
        cursor="inherit"
      />
    </Zone>
  );
}
