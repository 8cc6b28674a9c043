import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { findRedirect } from './findRedirect';
import { redirectTarget } from './redirectTarget';

type Address = { pathname: string; search: string; hash: string };

/** On the 404 page: follows the redirect of a path, replacing the history entry. */
export const useRedirect = ({ pathname, search, hash }: Address): void => {
  useEffect(() => {
    let isCancelled = false;
    void findRedirect(pathname).then((target) => {
      if (target === undefined || isCancelled) return;
      const address = redirectTarget(target, search, hash);
      if (target.startsWith('/')) void navigate(address, { replace: true });
      else window.location.replace(address);
    });
    return () => {
      isCancelled = true;
    };
  }, [pathname, search, hash]);
};
