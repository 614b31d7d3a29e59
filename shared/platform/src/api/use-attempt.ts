import { useRef } from 'react';

interface Attempt {
  /** The idempotency key of what is sent: the same for the same words until they were taken. */
  keyOf: (body: unknown) => string;
  /** They were taken: the same words are something new from now on. */
  isDone: () => void;
}

/** For what must not happen twice: who sends again after an answer was lost repeats the same request. */
export const useAttempt = (): Attempt => {
  const last = useRef<{ of: string; key: string }>(undefined);
  return {
    keyOf: (body) => {
      const of = JSON.stringify(body);
      if (last.current?.of !== of) last.current = { of, key: crypto.randomUUID() };
      return last.current.key;
    },
    isDone: () => {
      last.current = undefined;
    },
  };
};
