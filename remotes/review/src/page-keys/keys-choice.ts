import { useKeptChoice } from '../keep-choice/use-kept-choice.ts';

/** Whether letters and digits are keys: who speaks to the computer can switch them off, on this device. */
export const useKeysChoice = () => {
  const [kept, keep] = useKeptChoice('review-keys');
  return { isOn: kept !== 'off', choose: (next: boolean): void => keep(next ? 'on' : 'off') };
};
