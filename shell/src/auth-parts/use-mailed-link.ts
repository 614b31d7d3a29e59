import { useLocation, useNavigate } from '@portal/platform';
import { useEffect, useState } from 'react';

/**
 * What a mailed link carries. Secrets stand behind the `#`, which no server sees; they are taken out of
 * the address at once, so that they do not stay in the history either.
 */
export const useMailedLink = (): URLSearchParams => {
  const { pathname, hash, search } = useLocation();
  const navigate = useNavigate();
  const [carried] = useState(() => new URLSearchParams(hash === '' ? search : hash.slice(1)));
  useEffect(() => {
    if (hash !== '' || search !== '') void navigate(pathname, { replace: true });
  }, [hash, search, pathname, navigate]);
  return carried;
};
