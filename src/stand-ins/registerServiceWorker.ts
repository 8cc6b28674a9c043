// eslint-disable-next-line import-x/no-unresolved -- An alias of slimBundles.ts.
const register = (): void => void import(/* webpackMode: "eager" */ 'gatsby-service-worker');

const registerWhenIdle = (): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 3000 });
  else setTimeout(register, 1000);
};

// Gatsby registers its worker before it has taken the page over. The worker asks for files of its own, for later visits:
// they wait until this one has all that it needs.
if (document.readyState === 'complete') registerWhenIdle();
else window.addEventListener('load', registerWhenIdle, { once: true });

export {};
