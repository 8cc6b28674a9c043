import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProgram, eventually, requireProgram, startProgram } from './childProcesses';
import type { Driver } from './driver';

type Reply = [type: 1, id: number, error: { message: string } | null, result: unknown];

/** Reads messages of the form `length:JSON` from a socket. */
const readMessages = (socket: Socket, onMessage: (message: unknown) => void): void => {
  let received = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      onMessage(JSON.parse(received.subarray(colon + 1, end).toString()));
      received = received.subarray(end);
    }
  });
};

/**
 * Starts the system's Firefox and drives it over Marionette, its own WebDriver protocol: geckodriver only translates
 * HTTP to it, and Debian does not have geckodriver.
 */
export const launchFirefox = async (): Promise<Driver> => {
  const program = requireProgram(process.env.FIREFOX ?? '/usr/bin/firefox-esr', 'firefox-esr');
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  await writeFile(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const browser = startProgram(program, ['--headless', '--marionette', '--profile', profile]);
  const portFile = join(profile, 'MarionetteActivePort');
  const port = await eventually('The start of Firefox', () =>
    existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) || undefined : undefined,
  );
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (reply: Reply) => void>();
  let lastId = 0;
  readMessages(socket, (message) => {
    // The first message is not a reply: it names the protocol.
    if (!Array.isArray(message)) return;
    const reply = message as Reply;
    waiting.get(reply[1])?.(reply);
  });
  const send = (name: string, parameters: Record<string, unknown>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, ([, , error, result]) => {
        waiting.delete(id);
        if (error) reject(new Error(`${name}: ${error.message}`));
        else resolve((result as { value?: unknown } | null)?.value);
      });
      const text = JSON.stringify([0, id, `WebDriver:${name}`, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  await send('NewSession', { capabilities: { alwaysMatch: {} } });
  return {
    send,
    close: async () => {
      socket.destroy();
      await endProgram(browser);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
