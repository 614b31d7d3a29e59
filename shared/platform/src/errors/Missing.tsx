import { Card, Empty } from '@portal/ui';
import type { ReactNode } from 'react';
import { isApiError } from '../api/api-error.ts';
import { WorkPage } from '../page/WorkPage.tsx';
import { ButtonLink } from '../router/styled-links.tsx';

/** Whether what an address names is not there. What is shown already stays, with what was typed into it. */
export const isMissing = ({ data, error }: { data: unknown; error: unknown }): boolean =>
  data === undefined && isApiError(error) && error.status === 404;

interface Props {
  title: string;
  /** The list that it would be in, and its name. */
  list: string;
  name: string;
  children?: ReactNode;
}

/** The page of an address that names nothing. */
export const Missing = ({ title, list, name, children }: Props) => (
  <WorkPage title={title}>
    <Card padded>
      <Empty level={1} threads="broken" title={title} action={<ButtonLink to={list}>{name}</ButtonLink>}>
        {children}
      </Empty>
    </Card>
  </WorkPage>
);
