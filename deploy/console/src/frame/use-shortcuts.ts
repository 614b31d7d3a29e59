import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { pages } from './pages.ts';

/** A second key after g counts this long. */
const pauseMs = 1_500;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]') !== null;

/** `g` and a letter change the page, `?` asks for the list of keys. */
export const useShortcuts = (onList: () => void): void => {
  const navigate = useNavigate();
  useEffect(() => {
    let since = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const page = event.timeStamp - since < pauseMs && pages.find(({ key }) => key === event.key);
      since = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (page) navigate(page.to);
      else if (event.key === '?') onList();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate, onList]);
};
