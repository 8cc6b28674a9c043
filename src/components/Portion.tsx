import { Component, Suspense, useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { findDOMNode } from 'react-dom';
import { leave, wait, type Waiting } from '../runtime/takeOver';
import { hydration } from '../stand-ins/hydration';

type PortionProps = {
  /** What renders exactly one element, by which the HTML is found; as a function where making it takes time too. */
  children: ReactElement | (() => ReactElement);
};

const show = (children: PortionProps['children']): ReactElement =>
  typeof children === 'function' ? children() : children;

/** What is thrown until a portion's turn has come: as much of a promise as Suspense asks for, but settled at once. */
type Turn = {
  hasCome: boolean;
  come: () => void;
  then: (onCome: () => void) => void;
  /** Says that what is rendered from here on is for the HTML, and that it is in place. */
  begin: () => void;
  end: () => void;
};

const createTurn = (): Turn => {
  const listeners: (() => void)[] = [];
  let isOver = false;
  return {
    hasCome: false,
    come() {
      this.hasCome = true;
      listeners.splice(0).forEach((onCome) => onCome());
    },
    then: (onCome) => void listeners.push(onCome),
    begin: () => {
      hydration.isUnderWay = !isOver;
    },
    end: () => {
      isOver = true;
      hydration.isUnderWay = false;
    },
  };
};

const InTurn = ({ turn, children }: PortionProps & { turn: Turn }) => {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- Suspense waits for what is thrown.
  if (!turn.hasCome) throw turn;
  turn.begin();
  // What follows from taking it over, such as what only browsers show, is rendered as ever.
  useLayoutEffect(() => turn.end(), [turn]);
  return show(children);
};

/**
 * A portion of a page whose HTML is taken over in a task of its own (see takeOver.ts), so that no task is long. On the
 * server, during development and on pages that are navigated to, it is nothing but its children.
 */
export class Portion extends Component<PortionProps> {
  private readonly turn = hydration.isUnderWay ? createTurn() : undefined;
  private waiting: Waiting | undefined;
  /** What the HTML was made of, and must be taken over by even where it has changed meanwhile. */
  private first: PortionProps['children'] | undefined;
  private view: ReactElement | undefined;
  private isTakenOver = false;

  override componentDidMount(): void {
    const { turn } = this;
    // eslint-disable-next-line react/no-find-dom-node -- The element is that of any component.
    const element = turn && findDOMNode(this);
    if (!(element instanceof Element)) return;
    this.waiting = {
      element,
      resume: () => turn?.come(),
      finish: () => {
        this.isTakenOver = true;
        if (this.props.children !== this.first) this.forceUpdate();
      },
    };
    wait(this.waiting);
  }

  override componentWillUnmount(): void {
    if (this.waiting) leave(this.waiting);
  }

  override render(): ReactNode {
    const { turn } = this;
    if (!turn) return show(this.props.children);
    if (this.isTakenOver || !this.view) {
      this.first ??= this.props.children;
      this.view = (
        <Suspense fallback={null}>
          <InTurn turn={turn}>{this.props.children}</InTurn>
        </Suspense>
      );
    }
    return this.view;
  }
}
