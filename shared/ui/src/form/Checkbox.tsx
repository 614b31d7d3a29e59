import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from './field-context.ts';

const Box = chakra('input', {
  base: {
    width: '22px',
    height: '22px',
    flexShrink: 0,
    mt: '1px',
    accentColor: 'brand.solid',
    cursor: 'pointer',
  },
});

const Label = chakra('label', {
  base: { display: 'flex', gap: '3', minH: '11', py: '2.5', cursor: 'pointer', alignItems: 'flex-start' },
});

export interface CheckboxProps extends Omit<ComponentProps<typeof Box>, 'type' | 'children'> {
  children: ReactNode;
  hint?: ReactNode;
}

export const Checkbox = ({ children, hint, ...props }: CheckboxProps) => (
  <Label>
    <Box type="checkbox" {...useFieldControl(props)} {...props} />
    <span>
      {children}
      {hint && (
        <chakra.span display="block" textStyle="hint" color="fg.muted">
          {hint}
        </chakra.span>
      )}
    </span>
  </Label>
);
