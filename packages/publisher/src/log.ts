import { pino } from 'pino';

export type LogLevel = 'info' | 'warn' | 'error';

/** Values of a log line for programs; nothing personal. Lines for people omit them. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>> & {
  level?: LogLevel;
};

/** Logs one line. */
export type Log = (line: string, fields?: LogFields) => void;

/** Whether `LOG_FORMAT=json` asks for JSON lines. Commands load `.env` after their imports, so it is read late. */
export const isJsonLog = (env: Readonly<Record<string, string | undefined>> = process.env) =>
  env.LOG_FORMAT?.trim() === 'json';

/** Logs lines for people: errors and warnings to standard error. */
export const textLog: Log = (line, { level = 'info' } = {}) => {
  if (level === 'info') console.log(line);
  else console.error(line);
};

/**
 * Logs JSON lines: `level`, `time` (ISO 8601), `service`, `message` and the fields. Writes synchronously, so that a command
 * that exits loses none.
 *
 * @param fd the file descriptor to write to, standard output if undefined.
 */
export const jsonLog = (service: string, fd = 1): Log => {
  const logger = pino(
    {
      base: { service },
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    pino.destination({ fd, sync: true }),
  );
  return (line, { level = 'info', ...fields } = {}) => logger[level](fields, line);
};
