import { Loading } from '@portal/ui';
import type { ReactNode } from 'react';
import { useEnvironments } from '../api/environments.ts';
import type { Environments } from '../api/types.ts';
import { Failed } from './Failed.tsx';

/** What is inside once the environments are read; what they were stays while they cannot be read again. */
export function WithEnvironments({ children }: { children: (read: Environments) => ReactNode }) {
  const environments = useEnvironments();
  if (environments.isPending) return <Loading block />;
  if (!environments.data) return <Failed level={1} what="The release store" query={environments} />;
  return children(environments.data);
}
