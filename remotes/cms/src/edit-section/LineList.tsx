import { useTranslation } from '@portal/platform';
import { TextField, useFieldArray } from '@portal/platform/forms';
import { Box, Button, Flex, Stack, Text } from '@portal/ui';
import { Plus } from 'lucide-react';
import { SortableItem } from '../sort-list/SortableItem.tsx';
import { SortableList } from '../sort-list/SortableList.tsx';
import { ListControls } from './ListControls.tsx';

/** A list of single lines, such as the points of a fund. */
export const LineList = ({ name, label }: { name: string; label: string }) => {
  const { t } = useTranslation('cms');
  const { fields, append, move, remove } = useFieldArray({ name });
  const nameOf = (index: number) => t('lineOf', { label, place: index + 1 });
  return (
    <Box as="section" aria-label={label}>
      <Text textStyle="label" mb="2">
        {label}
      </Text>
      <SortableList ids={fields.map(({ id }) => id)} nameOf={nameOf} move={move}>
        <Stack gap="2">
          {fields.map((field, index) => (
            <SortableItem key={field.id} id={field.id} name={nameOf(index)}>
              <Flex gap="2" align="center">
                <Box flex="1">
                  <TextField name={`${name}.${index}.line`} label={nameOf(index)} hideLabel />
                </Box>
                <ListControls
                  name={nameOf(index)}
                  index={index}
                  count={fields.length}
                  move={move}
                  remove={remove}
                />
              </Flex>
            </SortableItem>
          ))}
        </Stack>
      </SortableList>
      <Button type="button" variant="ghost" size="sm" mt="2" onClick={() => append({ line: '' })}>
        <Plus size={16} aria-hidden />
        {t('addLine')}
      </Button>
    </Box>
  );
};
