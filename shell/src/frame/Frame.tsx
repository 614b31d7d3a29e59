import type { ReactNode } from 'react';
import type { FrameKind } from '../navigation/route-of.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import { WorkspaceFrame } from './WorkspaceFrame.tsx';

/** What stands around a page. It stays while pages change, fail or are waited for. */
export const Frame = ({ kind, children }: { kind: FrameKind; children: ReactNode }) => {
  if (kind === 'auth') return <AuthFrame>{children}</AuthFrame>;
  if (kind === 'public') return <PublicFrame>{children}</PublicFrame>;
  return <WorkspaceFrame desk={kind === 'desk'}>{children}</WorkspaceFrame>;
};
