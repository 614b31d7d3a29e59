import { APPLICATION_NAMESPACE } from '@portal/application-view';
import type { Section } from '@portal/contracts/applications/sections';
import { useLocation, useTranslation } from '@portal/platform';
import {
  useFieldArray,
  useFormContext,
  useFormState,
  useRegistered,
  useUndo,
  useWatch,
} from '@portal/platform/forms';
import { Box, Button, Field, Flex, Grid, HStack, IconButton } from '@portal/ui';
import { useNarrow } from '@portal/ui/table';
import { Plus, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { blankRows } from '../../form-values/blank-sections.ts';
import { useQuestions } from '../question/use-questions.ts';
import { askedLine } from './asked-field.ts';

type Line = Record<string, unknown>;

interface RowsFieldProps {
  section: Section;
  name: string;
  /** Columns from 768 px; one below another on a phone, of the line that is open. */
  columns: string;
  /** What a closed line says of itself. */
  summary: (line: Line) => string;
  /** The fields of a line, named under `prefix`. */
  children: (prefix: string) => ReactNode;
  /** Below the lines: a total, or what is left. */
  total?: ReactNode;
  max: number;
}

/** What is wrong with a list as a whole; what is wrong within a line stands beside its field. */
const rowsError = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return 'root' in error ? rowsError(error.root) : undefined;
};

/** The lines in which something is wrong, by their place. */
const linesWithErrors = (error: unknown): ReadonlySet<number> =>
  new Set(Array.isArray(error) ? error.flatMap((one, index) => (one ? [index] : [])) : []);

/** Repeatable lines: add, remove, and a rule over all of them that shows above the lines. */
export const RowsField = (props: RowsFieldProps) => {
  const { section, name, columns, summary, children, total, max } = props;
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const { control, getValues } = useFormContext();
  const { errors } = useFormState({ control, name });
  const isNarrow = useNarrow();
  const { label, hint, validate } = useQuestions(section)(name);
  const rules = {
    validate: (lines: unknown) => (isNone(lines) ? t('issue.required', { label }) : validate()),
  };
  const { fields, append, insert, remove } = useFieldArray({ control, name, rules });
  const id = useRegistered(name);
  const offerUndo = useUndo();
  const asked: unknown = useLocation().state;
  const [open, setOpen] = useState<number>();
  // Only the browser knows which line a link led to.
  useLayoutEffect(() => setOpen(askedLine(asked, name)), []);
  const lines: Line[] = useWatch({ control, name }) ?? [];
  const wrongLines = linesWithErrors(errors[name]);
  const error = rowsError(errors[name]);
  const edit = (index: number, { currentTarget }: MouseEvent) => {
    // The button goes with the closed line.
    const line = currentTarget.closest('li');
    flushSync(() => setOpen(index));
    line?.querySelector<HTMLElement>('fieldset input, fieldset select')?.focus();
  };
  const removeWithUndo = (index: number) => {
    const line = getValues(`${name}.${index}`);
    offerUndo(t('rows.line', { line: index + 1 }), () => {
      setOpen(index); // it takes the focus
      insert(index, line);
    });
    setOpen(undefined);
    remove(index);
  };
  // On a phone the hint is about fields that a closed line does not show.
  const isHintNeeded = !isNarrow || fields.length === 0 || open !== undefined || wrongLines.size > 0;
  const title = applicationText(`group.${name}`);
  return (
    <Field group id={id} label={title} error={error} {...(hint !== undefined && isHintNeeded && { hint })}>
      <Box borderWidth="1px" borderRadius="md" bg="bg.surface">
        <Box as="ul" listStyleType="none" m="0" p="0">
          {fields.map((line, index) => {
            const isOpen = index === open || wrongLines.has(index);
            return (
              <Box as="li" key={line.id} px="3" borderBottomWidth="1px">
                {!isOpen && (
                  <Flex hideFrom="md" minH="11" py="1" gap="3" align="center" justify="space-between">
                    <Box as="span" dir="auto" minW="0" overflowWrap="anywhere">
                      {summary(lines[index] ?? {}) || t('rows.line', { line: index + 1 })}
                    </Box>
                    <Button
                      variant="ghost"
                      size="sm"
                      flexShrink="0"
                      aria-label={t('rows.editLine', { line: index + 1 })}
                      onClick={(event: MouseEvent) => edit(index, event)}
                    >
                      {t('rows.edit')}
                    </Button>
                  </Flex>
                )}
                <Flex
                  as="fieldset"
                  // One that was open for its error stays so once that is mended.
                  onChange={() => setOpen(index)}
                  gap="2"
                  py="4"
                  display={{ base: isOpen ? 'flex' : 'none', md: 'flex' }}
                  alignItems={{ base: 'stretch', md: 'flex-end' }}
                  direction={{ base: 'column', md: 'row' }}
                >
                  <Box as="legend" srOnly>
                    {t('rows.line', { line: index + 1 })}
                  </Box>
                  <Grid
                    flex="1"
                    gap="3"
                    templateColumns={{ base: 'minmax(0, 1fr)', md: columns }}
                    alignItems="end"
                  >
                    {children(`${name}.${index}`)}
                  </Grid>
                  <IconButton
                    alignSelf="flex-end"
                    minH="12"
                    variant="ghost"
                    aria-label={t('rows.remove', { line: index + 1 })}
                    onClick={() => removeWithUndo(index)}
                  >
                    <X size={18} aria-hidden />
                  </IconButton>
                </Flex>
              </Box>
            );
          })}
        </Box>
        <HStack wrap="wrap" justify="space-between" columnGap="2" rowGap="0" px="3" py="2">
          <Button
            variant="ghost"
            size="sm"
            alignSelf="flex-start"
            disabled={fields.length >= max}
            onClick={() => {
              setOpen(fields.length);
              append(blankRows.get(name) ?? {});
            }}
          >
            <Plus size={16} aria-hidden />
            {t('rows.add')}
          </Button>
          {total}
        </HStack>
      </Box>
    </Field>
  );
};

const isNone = (lines: unknown): boolean => !Array.isArray(lines) || lines.length === 0;
