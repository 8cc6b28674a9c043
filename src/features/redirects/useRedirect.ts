import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { findRedirect } from './findRedirect';
import { redirectAddress } from './redirectAddress';

type Address = { pathname: string; search: string; hash: string };

/** On the page for what is not found: leads on to where a retired path has moved, in place of it in the history. */
export const useRedirect = ({ pathname, search, hash }: Address): void => {
  useEffect(() => {
    let isLeft = false;
    void findRedirect(pathname).then((target) => {
      if (target === undefined || isLeft) return;
      const address = redirectAddress(target, search, hash);
      if (target.startsWith('/')) void navigate(address, { replace: true });
      else window.location.replace(address);
    });
    return () => {
      isLeft = true;
    };
  }, [pathname, search, hash]);
};
