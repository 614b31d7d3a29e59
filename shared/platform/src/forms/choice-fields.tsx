import { Checkbox, ChoiceTile, Field, Grid, NativeSelect } from '@portal/ui';
import { type FieldBasics, useConnected } from './use-form-field.ts';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldBasics {
  options: readonly Option[];
  /** The first line, which stands for no answer. */
  placeholder?: string;
  maxW?: string;
}

export const SelectField = ({ options, placeholder, maxW, ...props }: SelectFieldProps) => {
  const { field, frame, t } = useConnected<string>(props);
  return (
    <Field {...frame}>
      <NativeSelect {...field} {...(maxW !== undefined && { maxW })}>
        <option value="">{placeholder ?? t('forms.choose')}</option>
        {options.map(({ value, label, disabled = false }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
};

export interface CheckboxFieldProps extends FieldBasics<boolean> {
  /** Leaving it empty is an error. */
  mustBeTrue?: boolean;
}

/** Its value is a boolean. Without `mustBeTrue` both answers are fine. */
export const CheckboxField = ({ mustBeTrue = false, hint, ...props }: CheckboxFieldProps) => {
  const { field, frame } = useConnected<boolean>(props, {
    isMissing: (value) => mustBeTrue && !value,
    missing: (t) => t('forms.mustBeTrue', { label: props.label }),
  });
  const { value, ...rest } = field;
  return (
    <Field {...frame} required={mustBeTrue} optional={false} hideLabel group>
      <Checkbox {...rest} checked={value === true} {...(hint !== undefined && { hint })}>
        {props.label}
      </Checkbox>
    </Field>
  );
};

export interface ChoiceFieldProps extends FieldBasics<string | string[]> {
  options: readonly (Option & { description?: string })[];
  /** Several answers; the value is then a string[]. */
  multiple?: boolean;
  /** One column at every width. */
  stacked?: boolean;
}

const toggled = (chosen: readonly string[], value: string) =>
  chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];

/** A question with its answers as tiles. */
export const ChoiceField = ({ options, multiple = false, stacked = false, ...props }: ChoiceFieldProps) => {
  const { field, frame } = useConnected<string | string[]>(props, {
    missing: (t) => t('forms.chooseOne', { label: props.label }),
  });
  const chosen: string[] = Array.isArray(field.value) ? field.value : [field.value];
  return (
    <Field {...frame} group>
      <Grid
        gap={{ base: '2', sm: '3' }}
        templateColumns={{ base: '1fr', ...(!stacked && { sm: '1fr 1fr' }) }}
      >
        {options.map(({ value, label, description, disabled = false }, index) => (
          <ChoiceTile
            key={value}
            ref={index === 0 ? field.ref : undefined}
            type={multiple ? 'checkbox' : 'radio'}
            name={field.name}
            value={value}
            label={label}
            description={description}
            disabled={disabled}
            checked={chosen.includes(value)}
            onChange={() => field.onChange(multiple ? toggled(chosen, value) : value)}
            onBlur={field.onBlur}
          />
        ))}
      </Grid>
    </Field>
  );
};
