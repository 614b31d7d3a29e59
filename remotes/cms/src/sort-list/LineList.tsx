import { useTranslation } from '@portal/platform';
import { type FieldBasics, TextField, useFieldArray, useFormContext, useUndo } from '@portal/platform/forms';
import { Box, Button, Flex, Stack, Text } from '@portal/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListControls } from './ListControls.tsx';
import { SortableItem } from './SortableItem.tsx';
import { SortableList } from './SortableList.tsx';

interface Props {
  name: string;
  label: string;
  /** How many lines there may be. */
  max?: number;
  /** The field of one line; absent: plain text. */
  line?: (field: FieldBasics) => ReactNode;
}

const plainText = (field: FieldBasics) => <TextField {...field} />;

/** A list of single lines, such as the points of a fund. */
export const LineList = ({ name, label, max = Infinity, line = plainText }: Props) => {
  const { t } = useTranslation('cms');
  const { getValues } = useFormContext();
  const { fields, append, insert, move, remove } = useFieldArray({ name });
  const nameOf = (index: number) => t('lineOf', { label, place: index + 1 });
  const offerUndo = useUndo();
  const removeWithUndo = (index: number) => {
    const taken = getValues(`${name}.${index}`);
    offerUndo(nameOf(index), () => insert(index, taken));
    remove(index);
  };
  return (
    <Box as="section" aria-label={label}>
      <Text textStyle="label" mb="2">
        {label}
      </Text>
      <SortableList ids={fields.map(({ id }) => id)} nameOf={nameOf} move={move}>
        <Stack gap="2">
          {fields.map((field, index) => (
            <SortableItem key={field.id} id={field.id} name={nameOf(index)}>
              <Flex gap="2" align="center" wrap="wrap" justify="flex-end">
                <Box flex="1 1 14rem" minW="0">
                  {line({ name: `${name}.${index}.line`, label: nameOf(index), hideLabel: true })}
                </Box>
                <ListControls
                  name={nameOf(index)}
                  index={index}
                  count={fields.length}
                  move={move}
                  remove={removeWithUndo}
                />
              </Flex>
            </SortableItem>
          ))}
        </Stack>
      </SortableList>
      {fields.length < max && (
        <Button variant="ghost" size="sm" mt="2" onClick={() => append({ line: '' })}>
          <Plus size={16} aria-hidden />
          {t('addLine')}
        </Button>
      )}
    </Box>
  );
};
