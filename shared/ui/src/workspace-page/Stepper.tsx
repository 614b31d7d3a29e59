import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { Check, CircleDashed, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { MetaText } from '../layout/Text.ts';
import { useUI } from '../system/ui-context.ts';
import { StepLine, StepSquare } from './step-parts.ts';

export type StepState = 'done' | 'now' | 'todo';

export interface Step {
  title: ReactNode;
  /** A date or an expectation; a step without one leaves the reader guessing. */
  detail?: ReactNode;
  state: StepState;
  /** Replaces the check, the number or the dashed circle. */
  icon?: LucideIcon | undefined;
}

export interface StepperProps {
  label: string;
  steps: readonly Step[];
  /** `auto` = horizontal from 1024 px; `vertical` = always a rail. */
  direction?: 'auto' | 'vertical' | undefined;
}

export function Stepper({ label, steps, direction = 'auto' }: StepperProps) {
  const { labels } = useUI();
  const words = { done: labels.done, now: labels.current, todo: labels.toDo };
  const wide = direction === 'auto';
  const at = (narrow: string, lg: string) => (wide ? { base: narrow, lg } : narrow);
  return (
    <chakra.ol aria-label={label} display="flex" flexDirection={at('column', 'row')}>
      {steps.map((step, i) => {
        const Icon =
          step.icon ??
          (step.state === 'todo' && wide ? CircleDashed : step.state === 'done' ? Check : undefined);
        return (
          <chakra.li
            key={i}
            flex="1"
            minW="0"
            display="flex"
            flexDirection={at('row', 'column')}
            gap="3"
            {...(step.state === 'now' && { 'aria-current': 'step' as const })}
          >
            <Flex align="center" direction={at('column', 'row')} gap={at('0', '1.5')} aria-hidden>
              <StepSquare state={step.state}>{Icon ? <Icon size={16} strokeWidth={2} /> : i + 1}</StepSquare>
              {i < steps.length - 1 && <StepLine done={step.state === 'done'} direction={direction} />}
            </Flex>
            <chakra.div pb={at('4', '0')} pe={at('0', '1.5')}>
              <chakra.p
                fontSize={{ base: 'sm', lg: '0.875rem', xl: 'sm' }}
                fontWeight={step.state === 'todo' ? 'normal' : 'semibold'}
                {...(step.state === 'todo' && { color: 'fg.muted' })}
              >
                {step.title}
                <VisuallyHidden>, {words[step.state]}</VisuallyHidden>
              </chakra.p>
              {step.detail && <MetaText>{step.detail}</MetaText>}
            </chakra.div>
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}
