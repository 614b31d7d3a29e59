import { createContext, use } from 'react';

/** Says what was done, for some seconds. */
export const TellContext = createContext<(text: string) => void>(() => {});

export const useTell = () => use(TellContext);
