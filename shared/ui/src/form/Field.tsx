import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { useUI } from '../system/ui-context.ts';
import { FieldContext } from './field-context.ts';

const Frame = chakra('div', {
  base: { minW: '0' },
  variants: {
    invalid: { true: { borderInlineStartWidth: '4px', borderColor: 'fg.error', ps: '4' } },
  },
});

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Below the box, such as the text that it translates. */
  note?: ReactNode;
  /** A sentence that says the fix. Anything truthy marks the field as invalid. */
  error?: ReactNode;
  /** Optional is marked, required is not. `true` uses the shared word; text replaces it ("months"). */
  optional?: boolean | string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Id of the control; the error summary links to it. */
  id?: string | undefined;
  /** Fieldset and legend, for choices and code cells. */
  group?: boolean | undefined;
  /** Only with `group`: answers side by side from 640 px. */
  columns?: 1 | 2 | undefined;
  hideLabel?: boolean | undefined;
  /** At the end of the label's line, e.g. a link. */
  labelEnd?: ReactNode;
  children: ReactNode;
}

export function Field(props: FieldProps) {
  const { label, hint, note, error, optional, required, disabled, group, hideLabel, labelEnd, children } =
    props;
  const { labels } = useUI();
  const own = useId();
  const id = props.id ?? own;
  const describedBy =
    [hint && `${id}-hint`, error && `${id}-error`, note && `${id}-note`].filter(Boolean).join(' ') ||
    undefined;
  const invalid = Boolean(error);
  const state = useMemo(
    () => (group ? { invalid, required, disabled } : { id, describedBy, invalid, required, disabled }),
    [group, id, describedBy, invalid, required, disabled],
  );
  const words = (
    <>
      {label}
      {optional && (
        <>
          {' '}
          <chakra.span fontWeight="normal" color="fg.muted">
            ({optional === true ? labels.optional : optional})
          </chakra.span>
        </>
      )}
    </>
  );
  const Name = hideLabel ? VisuallyHidden : chakra.span;
  return (
    <Frame
      invalid={invalid}
      {...(group && { as: 'fieldset', id, tabIndex: -1, 'aria-describedby': describedBy })}
    >
      {group ? (
        <chakra.legend textStyle="label" mb="1.5" display="block" w="full">
          <Name>{words}</Name>
        </chakra.legend>
      ) : (
        <Flex justify="space-between" align="baseline" gap="3" mb={hideLabel ? '0' : '1.5'}>
          <chakra.label htmlFor={id} textStyle="label">
            <Name>{words}</Name>
          </chakra.label>
          {labelEnd}
        </Flex>
      )}
      {hint && (
        <chakra.p id={`${id}-hint`} textStyle="hint" color="fg.muted" mb="1.5">
          {hint}
        </chakra.p>
      )}
      {error && (
        <Flex as="p" id={`${id}-error`} gap="2" mb="2" color="fg.error" fontSize="sm" fontWeight="semibold">
          <chakra.span flexShrink={0} mt="2px" aria-hidden>
            <CircleAlert size={18} strokeWidth={1.75} />
          </chakra.span>
          <span>
            <VisuallyHidden>{labels.error}: </VisuallyHidden>
            {error}
          </span>
        </Flex>
      )}
      <FieldContext value={state}>
        {group ? (
          <chakra.div
            display="grid"
            gap="2"
            gridTemplateColumns={{
              base: 'minmax(0, 1fr)',
              sm: `repeat(${props.columns ?? 1}, minmax(0, 1fr))`,
            }}
          >
            {children}
          </chakra.div>
        ) : (
          children
        )}
      </FieldContext>
      {note && (
        <chakra.p id={`${id}-note`} textStyle="hint" color="fg.muted" mt="1.5">
          {note}
        </chakra.p>
      )}
    </Frame>
  );
}
