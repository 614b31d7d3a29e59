import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context.ts';
import { inputRecipe } from './input-recipe.ts';

const Input = chakra('input', inputRecipe);
const Area = chakra('textarea', inputRecipe);
const Select = chakra('select', inputRecipe);

export type TextInputProps = ComponentProps<typeof Input>;
export const TextInput = (props: TextInputProps) => (
  <Input type="text" {...useFieldControl(props)} {...props} />
);

export type TextAreaProps = ComponentProps<typeof Area>;
/** As high as its text from `rows` on; where browsers cannot do that, `rows` high with a scroll bar. */
export const TextArea = ({ rows = 4, ...props }: TextAreaProps) => (
  <Area
    rows={rows}
    py="3"
    resize="vertical"
    lineHeight="body"
    minH={`calc(${rows}lh + 1.5rem + 3px)`}
    maxH="70vh"
    css={{ fieldSizing: 'content' }}
    {...useFieldControl(props)}
    {...props}
  />
);

export type NativeSelectProps = ComponentProps<typeof Select>;
export const NativeSelect = ({ width, w, maxW, ...props }: NativeSelectProps) => (
  <chakra.div position="relative" width={width ?? w ?? 'full'} maxW={maxW}>
    <Select appearance="none" pe="9" cursor="pointer" {...useFieldControl(props)} {...props} />
    <chakra.span
      position="absolute"
      insetInlineEnd="3"
      top="50%"
      translate="0 -50%"
      pointerEvents="none"
      aria-hidden
    >
      <ChevronDown size={18} strokeWidth={1.75} />
    </chakra.span>
  </chakra.div>
);
