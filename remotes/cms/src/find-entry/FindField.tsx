import { Box, Field, SearchInput } from '@portal/ui';

interface Props {
  label: string;
  value: string;
  onChange: (wanted: string) => void;
}

/** Narrows a list that is in sight to what has these words. */
export const FindField = ({ label, value, onChange }: Props) => (
  <Box mb="2">
    <Field label={label} hideLabel>
      <SearchInput
        size="sm"
        placeholder={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        // Enter in a field would send the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </Field>
  </Box>
);
