import { useQuery } from '@portal/platform';
import { demoInfo } from './demo.queries.ts';

/** Whether the portal shows example data. */
export const useDemo = (): boolean => useQuery(demoInfo).isSuccess;
