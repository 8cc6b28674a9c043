/** The host in URLs by which programs on this machine reach a server that listens on an address. */
export const reachableHost = (listensOn: string): string => {
  if (listensOn === '0.0.0.0') return '127.0.0.1';
  if (listensOn === '::') return '[::1]';
  return listensOn.includes(':') ? `[${listensOn}]` : listensOn;
};
