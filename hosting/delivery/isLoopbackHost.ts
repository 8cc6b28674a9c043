/** Whether the host of a URL is this machine. */
export const isLoopbackHost = (host: string): boolean =>
  /^(?:localhost|127\..*|\[?::1\]?)$/.test(host);
