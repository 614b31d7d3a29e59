import { APPLICATION_NAMESPACE } from '@portal/application-view';
import type { Section } from '@portal/contracts/applications/sections';
import { useTranslation } from '@portal/platform';
import { useFieldArray, useFormContext, useFormState, useRegistered, useUndo } from '@portal/platform/forms';
import { Box, Button, Field, Flex, Grid, IconButton, Stack } from '@portal/ui';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { blankRows } from '../../form-values/blank-sections.ts';
import { useQuestions } from '../question/use-questions.ts';
import { rowsError } from './rows-error.ts';

interface RowsFieldProps {
  section: Section;
  name: keyof typeof blankRows;
  /** Columns from 768 px; one below another on a phone. */
  columns: string;
  /** The fields of a line, named under `prefix`. */
  children: (prefix: string) => ReactNode;
  /** Below the lines: a total, or what is left. */
  total?: ReactNode;
  max: number;
}

/** Repeatable lines: add, remove, and a rule over all of them that shows above the lines. */
export const RowsField = ({ section, name, columns, children, total, max }: RowsFieldProps) => {
  const { t } = useTranslation('applications');
  const words = useTranslation(APPLICATION_NAMESPACE).t;
  const { control, getValues } = useFormContext();
  const { errors } = useFormState({ control, name });
  const { label, hint, validate } = useQuestions(section)(name);
  const rules = {
    validate: (lines: unknown) => (isNone(lines) ? t('issue.required', { label }) : validate()),
  };
  const { fields, append, insert, remove } = useFieldArray({ control, name, rules });
  const id = useRegistered(name);
  const offerUndo = useUndo();
  const takeOff = (index: number) => {
    const line = getValues(`${name}.${index}`);
    offerUndo(t('rows.line', { line: index + 1 }), () => insert(index, line));
    remove(index);
  };
  const title = words(`group.${name}`);
  return (
    <Field group id={id} label={title} error={rowsError(errors, name)} {...(hint !== undefined && { hint })}>
      <Box borderWidth="1px" borderRadius="md" bg="bg.surface">
        {fields.map((line, index) => (
          <Flex
            as="fieldset"
            key={line.id}
            gap="2"
            px="3"
            py="4"
            borderBottomWidth="1px"
            alignItems={{ base: 'stretch', md: 'flex-end' }}
            direction={{ base: 'column', md: 'row' }}
          >
            <Box as="legend" srOnly>
              {t('rows.line', { line: index + 1 })}
            </Box>
            <Grid flex="1" gap="3" templateColumns={{ base: 'minmax(0, 1fr)', md: columns }} alignItems="end">
              {children(`${name}.${index}`)}
            </Grid>
            <IconButton
              alignSelf={{ base: 'flex-end', md: 'flex-end' }}
              minH="12"
              variant="ghost"
              aria-label={t('rows.remove', { line: index + 1 })}
              onClick={() => takeOff(index)}
            >
              <X size={18} aria-hidden />
            </IconButton>
          </Flex>
        ))}
        <Stack
          direction={{ base: 'column', sm: 'row' }}
          justifyContent="space-between"
          alignItems={{ sm: 'center' }}
          px="3"
          py="2"
        >
          <Button
            variant="ghost"
            size="sm"
            alignSelf="flex-start"
            disabled={fields.length >= max}
            onClick={() => append(blankRows[name])}
          >
            <Plus size={16} aria-hidden />
            {t('rows.add')}
          </Button>
          {total}
        </Stack>
      </Box>
    </Field>
  );
};

const isNone = (lines: unknown): boolean => !Array.isArray(lines) || lines.length === 0;
