import { Loading } from '@portal/ui';
import type { ComponentType } from 'react';
import { useEnvironments } from '../api/environments.ts';
import type { Environments } from '../api/types.ts';
import { Failed } from './Failed.tsx';

/** A page that is shown once the environments are read; what they were stays while they cannot be read again. */
export const withEnvironments = (Page: ComponentType<Environments>) =>
  function Read() {
    const environments = useEnvironments();
    if (environments.isPending) return <Loading block />;
    if (!environments.data) return <Failed level={1} what="The release store" query={environments} />;
    return <Page {...environments.data} />;
  };
