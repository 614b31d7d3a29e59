import { createContext, use } from 'react';

/** Says what was done, for some seconds. */
export const NoticeContext = createContext<(text: string) => void>(() => {});

export const useNotice = () => use(NoticeContext);
