import { Card, Flex, Heading, Skeleton } from '@portal/ui';
import { type ReactNode, useId } from 'react';
import { FailedReading, type Reading } from './Loaded.tsx';

interface Props<T> {
  title: string;
  /** At the end of the title's line. */
  note?: ReactNode;
  query: Reading<T>;
  /** Height of what is waited for, so that the page does not jump. */
  waitingH: string;
  flush?: boolean;
  children: (data: T) => ReactNode;
}

/** One card of the dashboard. It fails alone and tries again alone. */
export function Panel<T>({ title, note, query, waitingH, flush = false, children }: Props<T>) {
  const id = useId();
  if (query.data === undefined && query.isError)
    return <FailedReading query={query} name={title} minH={waitingH} />;
  return (
    <Card
      as="section"
      aria-labelledby={id}
      p={flush ? '0' : '5'}
      display="flex"
      flexDirection="column"
      // What reaches to its edges keeps its round corners.
      overflow={flush ? 'hidden' : 'visible'}
    >
      <Flex
        justify="space-between"
        align="baseline"
        gap="3"
        wrap="wrap"
        mb="4"
        {...(flush && { px: '5', pt: '5', mb: '1' })}
      >
        <Heading id={id} textStyle="panelTitle">
          {title}
        </Heading>
        {note}
      </Flex>
      {query.data === undefined ? (
        <Skeleton h={waitingH} {...(flush && { mx: '5', mt: '3', mb: '5' })} />
      ) : (
        children(query.data)
      )}
    </Card>
  );
}
