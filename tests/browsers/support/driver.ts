/** Commands of W3C WebDriver that the tests use. Marionette has the same names, HTTP a method and a path for each. */
export const commands = {
  Navigate: ['POST', 'url'],
  ExecuteAsyncScript: ['POST', 'execute/async'],
  PerformActions: ['POST', 'actions'],
  SetWindowRect: ['POST', 'window/rect'],
} as const;

export type Command = keyof typeof commands;

/** A session of WebDriver in one window of a browser. */
export type Driver = {
  /** @throws Error with the browser's message when a command fails. */
  send: (command: Command, parameters: Record<string, unknown>) => Promise<unknown>;
  /** Ends the browser and everything that was started for it. */
  close: () => Promise<void>;
};

export const engines = ['firefox', 'webkit'] as const;

export type Engine = (typeof engines)[number];
