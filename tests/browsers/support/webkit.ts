import type { ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { endProgram, eventually, requireProgram, startProgram } from './childProcesses';
import { commands, type Driver } from './driver';

const driverPackage = 'webkit2gtk-driver';

/** The browser of the package, in the folder of its architecture. */
const miniBrowser = (): string => {
  const folder = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
  return requireProgram(`/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`, driverPackage);
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Starts an X server in memory: WebKitGTK has no headless mode. */
const startDisplay = async (): Promise<{ display: string; server: ChildProcess }> => {
  const program = requireProgram(process.env.XVFB ?? '/usr/bin/Xvfb', 'xvfb');
  const server = startProgram(program, [
    ...['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
  ]);
  const numbers = server.stdio[3] as Readable;
  const display = await new Promise<string>((resolve, reject) => {
    numbers.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`));
    server.once('exit', (code) => reject(new Error(`${program} ended with ${code}.`)));
  });
  return { display, server };
};

/** Starts WebKitGTK's small browser and drives it over W3C WebDriver. */
export const launchWebKit = async (): Promise<Driver> => {
  const binary = miniBrowser();
  const program = requireProgram(
    process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver',
    driverPackage,
  );
  const { display, server } = await startDisplay();
  const port = await freePort();
  const driver = startProgram(program, ['--host=127.0.0.1', `--port=${port}`], {
    DISPLAY: display,
  });
  const request = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${(value as { message: string }).message}`);
    return value;
  };
  await eventually('The start of WebKitWebDriver', () =>
    request('GET', 'status').catch(() => undefined),
  );
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const { sessionId } = (await request('POST', 'session', {
    capabilities: { alwaysMatch: options },
  })) as { sessionId: string };
  const session = `session/${sessionId}`;
  return {
    send: (command, parameters) => {
      const [method, path] = commands[command];
      return request(method, `${session}/${path}`, parameters);
    },
    close: async () => {
      await request('DELETE', session).catch(() => undefined);
      await endProgram(driver);
      await endProgram(server);
    },
  };
};
