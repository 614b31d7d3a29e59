import { WorkContainer } from '@portal/ui';
import type { ReactNode } from 'react';
import { Page } from './Page.tsx';

interface WorkPageProps {
  title: string;
  /** For a screen with several panes. */
  wide?: boolean;
  children: ReactNode;
}

/** A page of the workspace in its width. */
export const WorkPage = ({ title, wide = false, children }: WorkPageProps) => (
  <Page title={title}>
    <WorkContainer wide={wide}>{children}</WorkContainer>
  </Page>
);
