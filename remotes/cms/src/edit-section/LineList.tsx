import { useTranslation } from '@portal/platform';
import { TextField, useFieldArray } from '@portal/platform/forms';
import { Box, Button, Flex, Stack, Text } from '@portal/ui';
import { Plus } from 'lucide-react';
import { ListControls } from './ListControls.tsx';

/** A list of single lines, such as the points of a fund. */
export const LineList = ({ name, label }: { name: string; label: string }) => {
  const { t } = useTranslation('cms');
  const { fields, append, move, remove } = useFieldArray({ name });
  return (
    <Box as="section" aria-label={label}>
      <Text textStyle="label" mb="2">
        {label}
      </Text>
      <Stack gap="2">
        {fields.map((field, index) => (
          <Flex key={field.id} gap="2" align="center">
            <Box flex="1">
              <TextField
                name={`${name}.${index}.line`}
                label={t('lineOf', { label, place: index + 1 })}
                hideLabel
              />
            </Box>
            <ListControls
              name={t('lineOf', { label, place: index + 1 })}
              index={index}
              count={fields.length}
              move={move}
              remove={remove}
            />
          </Flex>
        ))}
      </Stack>
      <Button type="button" variant="ghost" size="sm" mt="2" onClick={() => append({ line: '' })}>
        <Plus size={16} aria-hidden />
        {t('addLine')}
      </Button>
    </Box>
  );
};
