import { createContext, use } from 'react';

interface FieldState {
  id?: string;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

export const FieldContext = createContext<FieldState>({});

type Wired = {
  id?: string | undefined;
  disabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: unknown;
  'aria-required'?: unknown;
};

/** The control's own props win. `aria-required`: the browser's own bubbles would speak over our messages. */
export function useFieldControl(props: Wired) {
  const field = use(FieldContext);
  const describedBy = [props['aria-describedby'], field.describedBy].filter(Boolean).join(' ');
  return {
    ...(field.id && !props.id && { id: field.id }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(field.invalid && { 'aria-invalid': true as const }),
    ...(field.required && { 'aria-required': true as const }),
    ...(field.disabled && { disabled: true }),
  };
}
