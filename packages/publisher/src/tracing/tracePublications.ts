import { ROOT_CONTEXT, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api';
import type { StateStore } from '../state/openState';
import type { Run, Step } from '../state/types';
import type { Journal } from '../webhook/openJournal';
import type { QueuedPublication } from '../webhook/types';
import { failureCategory } from '../monitoring/failureCategory';
import type { Tracing } from './types';

export type TraceOptions = { journal: Journal; store: StateStore };

/** Publications of a run that are traced; a burst of thousands would say the same thousands of times. */
const maxTraced = 50;

/**
 * One trace for each publication: `publication` from the webhook until it is live, and below it `webhook`, `queued`,
 * `building`, `checking`, `releasing`, those of failed runs too. Attributes are ids, numbers and outcomes, no names. After a
 * restart the trace of a publication that is not live yet begins again, with the time of its webhook.
 */
export const tracePublications = (
  tracer: Tracer,
  closeTracer: () => Promise<void>,
  { journal, store }: TraceOptions,
): Tracing => {
  const open = new Map<number, Span>();
  const wasQueued = new Set<number>();
  const begun = new Map<Step, number>();
  let liveBefore = store.get().liveSeq;

  const rootOf = ({ seq, topic, entity, receivedAt }: QueuedPublication): Span => {
    const known = open.get(seq);
    if (known !== undefined) return known;
    const root = tracer.startSpan(
      'publication',
      {
        root: true,
        startTime: receivedAt,
        attributes: {
          'publication.number': seq,
          'publication.topic': topic,
          'publication.entity.type': entity.type,
          'publication.entity.id': entity.id,
        },
      },
      ROOT_CONTEXT,
    );
    open.set(seq, root);
    return root;
  };

  const addSpan = (
    root: Span,
    name: string,
    [startTime, endTime]: readonly [number, number],
    error?: string,
  ): void => {
    const span = tracer.startSpan(name, { startTime }, trace.setSpan(ROOT_CONTEXT, root));
    if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: error });
    span.end(Math.max(startTime, endTime));
  };

  /** The spans of a run that has ended: its steps, the last one with the error. */
  const addRun = (publication: QueuedPublication, run: Run, error: string | undefined): void => {
    const root = rootOf(publication);
    if (!wasQueued.has(publication.seq)) {
      wasQueued.add(publication.seq);
      addSpan(root, 'queued', [publication.receivedAt, run.startedAt]);
    }
    for (const [step, startTime] of begun) {
      const isLast = step === run.step;
      const took = run.took[step];
      const endTime = took === undefined ? Date.now() : startTime + took;
      addSpan(root, step, [startTime, endTime], isLast ? error : undefined);
    }
  };

  return {
    onAccepted: (publication) => {
      // Beyond the limit, the run that includes it opens its trace or leaves it out.
      if (open.size >= maxTraced) return;
      addSpan(rootOf(publication), 'webhook', [publication.receivedAt, Date.now()]);
    },
    onStep: (step, run) => {
      if (step !== 'live' && step !== 'failed') {
        if (step === 'building') begun.clear();
        begun.set(step, Date.now());
        return;
      }
      const included = journal.after(liveBefore).filter(({ seq }) => seq <= run.upTo);
      const [result] = store.get().results;
      const error = step === 'failed' && result ? failureCategory(result) : undefined;
      for (const publication of included.slice(0, maxTraced)) {
        addRun(publication, run, error);
        if (step === 'failed') continue;
        const root = rootOf(publication);
        root.setAttributes({ 'run.number': run.number, 'run.attempt': run.attempt });
        if (run.release) root.setAttribute('release.id', run.release.id);
        root.end();
      }
      begun.clear();
      if (step === 'failed') return;
      for (const { seq } of included) open.delete(seq);
      wasQueued.clear();
      liveBefore = run.upTo;
    },
    close: () => {
      for (const root of open.values()) root.setAttribute('publication.interrupted', true).end();
      open.clear();
      return closeTracer();
    },
  };
};
