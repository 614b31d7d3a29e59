import { useTranslation } from '@portal/platform';
import { SelectField, TextAreaField, useFieldArray, useWatch } from '@portal/platform/forms';
import { Box, Button, Flex, Stack, Text } from '@portal/ui';
import { Plus } from 'lucide-react';
import { type BlockValue, blockKinds } from '../form-values/rich-text.ts';
import { ListControls } from './ListControls.tsx';

const rowsFor = (text: string) =>
  Math.min(10, Math.max(2, Math.ceil(text.length / 80), text.split('\n').length));

/** A rich text as blocks: what each one is, and its words with light marks. No HTML anywhere. */
export const RichTextFields = ({ name, label }: { name: string; label: string }) => {
  const { t } = useTranslation('cms');
  const { fields, append, move, remove } = useFieldArray({ name });
  const values = useWatch({ name }) as BlockValue[] | undefined;
  const kinds = blockKinds.map((kind) => ({ value: kind, label: t(`blocks.${kind}`) }));
  return (
    <Box as="section" aria-label={label}>
      <Text textStyle="label">{label}</Text>
      <Text textStyle="hint" color="fg.muted" mb="3">
        {t('marks')}
      </Text>
      <Stack gap="4">
        {fields.map((field, index) => {
          const place = t('blockOf', { place: index + 1 });
          return (
            <Stack key={field.id} gap="2" borderInlineStartWidth="2px" ps="4">
              <Flex gap="2" align="center" justify="space-between">
                <SelectField
                  name={`${name}.${index}.kind`}
                  label={place}
                  hideLabel
                  options={kinds}
                  maxW="14rem"
                />
                <ListControls name={place} index={index} count={fields.length} move={move} remove={remove} />
              </Flex>
              <TextAreaField
                name={`${name}.${index}.text`}
                label={t('textOf', { place: index + 1 })}
                hideLabel
                optional
                rows={rowsFor(values?.[index]?.text ?? '')}
              />
            </Stack>
          );
        })}
      </Stack>
      <Button
        type="button"
        variant="ghost"
        size="sm"
        mt="2"
        onClick={() => append({ kind: 'paragraph', text: '' } satisfies BlockValue)}
      >
        <Plus size={16} aria-hidden />
        {t('addBlock')}
      </Button>
    </Box>
  );
};
