import type { Driver } from './driver';
import { pointOf } from './pointOf';

const keys = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C', ArrowDown: '\uE015' };

export type Tab = {
  /** Opens a page and waits for its load event. */
  goto: (url: string) => Promise<void>;
  /** Runs a function in the page, with arguments and a result that JSON can hold. */
  evaluate: <Result, Values extends unknown[]>(
    run: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ) => Promise<Result>;
  /** Moves the pointer to the middle of the first element that the selector finds, once it is there and still, and presses it. */
  click: (selector: string) => Promise<void>;
  /** Presses a key: one of the named ones, or a character. */
  press: (key: keyof typeof keys | (string & {})) => Promise<void>;
  /** Types a text into the element that has the focus. */
  type: (text: string) => Promise<void>;
  /** Sets the size of the window's content. */
  resize: (width: number, height: number) => Promise<void>;
};

/** Runs in the page: the function of the source, whose outcome goes to WebDriver's callback as JSON. */
const scriptFor = (run: string): string => `
  const [values, done] = arguments;
  (async () => (${run})(...JSON.parse(values)))().then(
    (value) => done(JSON.stringify({ value })),
    (error) => done(JSON.stringify({ error: String(error) })),
  );`;

/** A person's way to use a page, over the commands of WebDriver. */
export const openTab = ({ send }: Driver): Tab => {
  const evaluate = async <Result, Values extends unknown[]>(
    run: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result> => {
    const script = scriptFor(run.toString());
    const outcome = await send('ExecuteAsyncScript', { script, args: [JSON.stringify(values)] });
    const { value, error } = JSON.parse(String(outcome)) as {
      value: Result;
      error?: string;
    };
    if (error !== undefined) throw new Error(error);
    return value;
  };
  const type = async (text: string): Promise<void> => {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    evaluate,
    type,
    press: (key) => type(keys[key as keyof typeof keys] ?? key),
    goto: async (url) => {
      await send('Navigate', { url });
    },
    click: async (selector) => {
      const [x, y] = await evaluate(pointOf, selector);
      const move = { type: 'pointerMove', x, y, origin: 'viewport', duration: 0 };
      const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      const parameters = { pointerType: 'mouse' };
      await send('PerformActions', {
        actions: [{ type: 'pointer', id: 'mouse', parameters, actions }],
      });
    },
    resize: async (width, height) => {
      await send('SetWindowRect', { width, height });
      // The rectangle is the window's, with its toolbars.
      const [bars, toolbars] = await evaluate(
        (wide, high) => [wide - innerWidth, high - innerHeight] as const,
        width,
        height,
      );
      await send('SetWindowRect', { width: width + bars, height: height + toolbars });
    },
  };
};
