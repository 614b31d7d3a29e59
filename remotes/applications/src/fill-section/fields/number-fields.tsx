import { type FieldBasics, NumberField } from '@portal/platform/forms';

/** Its value is digits. */
export const WholeField = ({ maxLength = 8, ...props }: FieldBasics & { maxLength?: number }) => (
  <NumberField {...props} whole maxDigits={maxLength} maxW="13.75rem" />
);

/** Its value is digits with at most one dot. */
export const PercentField = (props: FieldBasics) => <NumberField {...props} maxW="13.75rem" />;
