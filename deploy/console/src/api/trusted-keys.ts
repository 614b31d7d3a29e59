import { useQuery } from '@tanstack/react-query';
import { read } from './request.ts';

export interface TrustedKey {
  id: string;
  role: 'publisher' | 'manager';
  madeAt?: string;
}

export const useKeys = () =>
  useQuery({ queryKey: ['keys'], queryFn: () => read<{ keys: TrustedKey[] }>('keys') });
