import { useLocation, useNavigate } from '@portal/platform';
import { useEffect, useState } from 'react';

/**
 * What a mailed link carries. Secrets stand behind the `#`, which no server sees; they are taken out of
 * the address at once, so that they do not stay in the history either. A link that is opened in the tab
 * which waits for it changes only what stands behind the `#`: the page begins anew with it.
 */
export const useMailedLink = (): URLSearchParams => {
  const { pathname, hash, search } = useLocation();
  const navigate = useNavigate();
  const given = hash === '' ? search : hash;
  const [opened] = useState(given);
  const [carried] = useState(() => new URLSearchParams(given.slice(1)));
  useEffect(() => {
    if (given === '') return;
    if (given === opened) void navigate(pathname, { replace: true });
    else window.location.reload();
  }, [given, opened, pathname, navigate]);
  return carried;
};
