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
export const TextArea = (props: TextAreaProps) => (
  <Area rows={4} py="3" resize="vertical" lineHeight="body" {...useFieldControl(props)} {...props} />
);

export type NativeSelectProps = ComponentProps<typeof Select>;
export const NativeSelect = ({ width, w, maxW, ...props }: NativeSelectProps) => (
  <chakra.div position="relative" width={width ?? w ?? 'full'} maxW={maxW}>
    <Select appearance="none" pe="10" cursor="pointer" {...useFieldControl(props)} {...props} />
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
