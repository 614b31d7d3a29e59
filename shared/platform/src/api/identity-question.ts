import { create } from 'zustand';

interface IdentityQuestion {
  confirmed: () => void;
  cancelled: () => void;
}

/** The open question who is at the page, which the shell asks in its dialog. */
export const useIdentityQuestion = create<{ question: IdentityQuestion | null }>(() => ({ question: null }));

let asked: Promise<boolean> | undefined;

/** Asks the person for a proof that it is them; calls that wait at the same time share the question. */
export const askIdentity = (): Promise<boolean> => {
  asked ??= new Promise<boolean>((resolve) => {
    const answer = (isConfirmed: boolean) => () => {
      asked = undefined;
      useIdentityQuestion.setState({ question: null });
      resolve(isConfirmed);
    };
    useIdentityQuestion.setState({ question: { confirmed: answer(true), cancelled: answer(false) } });
  });
  return asked;
};
