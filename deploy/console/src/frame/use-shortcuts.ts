import { useKeys } from '@portal/ui/overlay';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { pages } from './pages.ts';

/** A second key after g counts this long. */
const pauseMs = 1_500;

/** `g` and a letter change the page, `?` asks for the list of keys. */
export const useShortcuts = (onList: () => void): void => {
  const navigate = useNavigate();
  const since = useRef(Number.NEGATIVE_INFINITY);
  useKeys(({ key: pressed, timeStamp }) => {
    const page = timeStamp - since.current < pauseMs && pages.find(({ key }) => key === pressed);
    since.current = pressed === 'g' ? timeStamp : Number.NEGATIVE_INFINITY;
    if (page) navigate(page.to);
    else if (pressed === '?') onList();
  });
};
