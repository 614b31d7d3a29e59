import { useState } from 'react';

const KEY = 'review-keys';

const read = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
};

/** Whether letters and digits are keys: who speaks to the computer can switch them off, on this device. */
export const useKeysChoice = () => {
  const [isOn, setIsOn] = useState(read);
  const choose = (next: boolean): void => {
    setIsOn(next);
    try {
      localStorage.setItem(KEY, next ? 'on' : 'off');
    } catch {
      // A device that keeps nothing has them as they are until the page is left.
    }
  };
  return { isOn, choose };
};
