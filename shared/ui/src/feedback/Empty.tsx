import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EmptyStateDrawing } from '../pattern/EmptyStateDrawing.tsx';

export interface EmptyProps {
  title: ReactNode;
  children?: ReactNode;
  /** One main action. */
  action?: ReactNode;
  /** Joined = nothing here yet; broken = refused or not found. */
  threads?: 'joined' | 'broken' | undefined;
  /** Level of the title; 1 when it is the page's only title. */
  level?: 1 | 2 | 3 | undefined;
}

export const Empty = ({ title, children, action, threads = 'joined', level = 2 }: EmptyProps) => (
  <chakra.div
    display="flex"
    flexDirection="column"
    alignItems="center"
    textAlign="center"
    gap="4"
    py={{ base: '8', md: '12' }}
    maxW="560px"
    mx="auto"
  >
    <EmptyStateDrawing threads={threads} />
    <chakra.h2 as={`h${level}`} textStyle={level === 1 ? 'pageTitle' : 'cardTitle'}>
      {title}
    </chakra.h2>
    {children && <chakra.div color="fg.muted">{children}</chakra.div>}
    {action && (
      <chakra.div mt="2" display="flex" flexWrap="wrap" justifyContent="center" gap="3">
        {action}
      </chakra.div>
    )}
  </chakra.div>
);
