import { useStoredChoice } from '../keep-choice/use-stored-choice.ts';

/** Whether letters and digits are keys: who speaks to the computer can switch them off, on this device. */
export const useKeysChoice = () => {
  const [choice, store] = useStoredChoice('review-keys');
  return { isOn: choice !== 'off', choose: (next: boolean): void => store(next ? 'on' : 'off') };
};
