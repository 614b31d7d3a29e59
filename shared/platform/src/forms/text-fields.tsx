import { isAcceptedEmail, isUrl } from '@portal/contracts';
import { Field, Text, TextArea, TextInput } from '@portal/ui';
import type { ComponentProps } from 'react';
import { formatNumber } from '../i18n/format-number.ts';
import { type FieldBasics, type Translate, useConnected } from './use-form-field.ts';

interface Lengths {
  minLength?: number;
  maxLength?: number;
}

const lengthProblem = (value: string, { minLength = 0, maxLength = Infinity }: Lengths, t: Translate) => {
  if ([...value.trim()].length < minLength) return t('forms.tooShort', { min: minLength });
  // What is kept is what was typed, its last spaces included.
  const { length } = [...value];
  return length > maxLength ? t('forms.tooLong', { max: maxLength, length }) : undefined;
};

type TextType = 'text' | 'email' | 'url';

const typeProblem = (type: TextType, value: string, t: Translate): string | undefined => {
  if (type === 'email' && !isAcceptedEmail(value.trim())) return t('forms.email');
  return type === 'url' && !isUrl(value.trim()) ? t('forms.url') : undefined;
};

/** A web address as people write it, without the scheme that it needs. */
const withoutScheme = /^[^\s:/?#@.]+(?:\.[^\s:/?#@.]+)+(?:[/?#]\S*)?$/;

const looks: Record<TextType, Partial<ComponentProps<typeof TextInput>>> = {
  text: {},
  email: { type: 'email', dir: 'ltr', autoComplete: 'email', spellCheck: false, autoCapitalize: 'none' },
  url: { type: 'url', dir: 'ltr', spellCheck: false, autoCapitalize: 'none' },
};

export interface TextFieldProps extends FieldBasics, Lengths {
  type?: TextType;
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal';
  maxW?: string;
  /** Called when the person leaves the field, with its value. */
  onLeave?: (value: string) => void;
}

export const TextField = ({
  type = 'text',
  autoComplete,
  inputMode,
  maxW,
  onLeave,
  ...props
}: TextFieldProps) => {
  const { field, frame } = useConnected<string>(props, {
    check: (value, t) => typeProblem(type, value, t) ?? lengthProblem(value, props, t),
  });
  const addScheme = () => {
    const address = String(field.value).trim();
    if (type === 'url' && withoutScheme.test(address)) field.onChange(`https://${address}`);
  };
  return (
    <Field {...frame}>
      <TextInput
        {...field}
        // An empty field follows the page: there is nothing yet that has a direction.
        {...(field.value && { dir: 'auto' })}
        {...looks[type]}
        {...(autoComplete !== undefined && { autoComplete })}
        {...(inputMode !== undefined && { inputMode })}
        {...(maxW !== undefined && { maxW })}
        // Enter sends the form without leaving the field.
        onKeyDown={(event) => event.key === 'Enter' && addScheme()}
        onBlur={() => {
          addScheme();
          field.onBlur();
          onLeave?.(field.value);
        }}
      />
    </Field>
  );
};

export interface TextAreaFieldProps extends FieldBasics, Lengths {
  rows?: number;
  /** Says how many characters are used; default: when there is a limit. */
  showCount?: boolean;
}

export const TextAreaField = ({ rows = 4, showCount, ...props }: TextAreaFieldProps) => {
  const { field, frame, t } = useConnected<string>(props, {
    check: (value, t) => lengthProblem(value, props, t),
  });
  const { maxLength } = props;
  const length = [...String(field.value)].length;
  return (
    <Field {...frame}>
      <TextArea {...field} rows={rows} dir="auto" />
      {maxLength !== undefined && (showCount ?? true) && (
        <Text textStyle="meta" color={length > maxLength ? 'fg.error' : 'fg.muted'} textAlign="end" mt="1">
          {t('forms.characters', { length: formatNumber(length), max: formatNumber(maxLength) })}
        </Text>
      )}
    </Field>
  );
};
