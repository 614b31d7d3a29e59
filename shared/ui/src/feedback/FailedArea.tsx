import { chakra } from '@chakra-ui/react';
import { Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';

export interface FailedAreaProps {
  /** "X is unavailable right now", already in the reader's language. */
  title: ReactNode;
  children?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  retrying?: boolean | undefined;
  /** "Trying again in 12 s"; the caller counts. */
  countdown?: ReactNode;
  /** Links beside Retry. */
  actions?: ReactNode;
  /** Height of the part it replaces, so that the page does not jump. */
  minH?: string | undefined;
  level?: 1 | 2 | 3 | undefined;
}

export const FailedArea = (props: FailedAreaProps) => (
  <chakra.div
    role="alert"
    borderWidth="2px"
    borderStyle="dashed"
    borderColor="border.control"
    borderRadius="lg"
    bg="bg.surface"
    px={{ base: '5', md: '10' }}
    py={{ base: '8', md: '10' }}
    minH={props.minH ?? '240px'}
    display="flex"
    flexDirection="column"
    {...(props.level === 1 ? { alignItems: 'center', textAlign: 'center' } : { alignItems: 'flex-start' })}
    justifyContent="center"
    gap="3"
  >
    <chakra.span p="3" bg="laterite.muted" color="laterite.fg" borderRadius="md" lineHeight="0" aria-hidden>
      <Unplug size={32} strokeWidth={1.75} />
    </chakra.span>
    <chakra.h2 as={`h${props.level ?? 2}`} textStyle="cardTitle">
      {props.title}
    </chakra.h2>
    {props.children && <chakra.div color="fg.muted">{props.children}</chakra.div>}
    <chakra.div mt="2" display="flex" flexWrap="wrap" alignItems="center" gap="4">
      <Button
        size="sm"
        // Where several parts of a page fail, none of them is its one main action.
        variant={props.level === 1 ? 'solid' : 'outline'}
        onClick={props.onRetry}
        loading={props.retrying}
      >
        {props.retryLabel}
      </Button>
      {props.actions}
      {props.countdown && (
        <chakra.span textStyle="meta" color="fg.muted" aria-live="off">
          {props.countdown}
        </chakra.span>
      )}
    </chakra.div>
  </chakra.div>
);
