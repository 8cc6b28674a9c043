/** Typed event emitter. Calls listeners in the order of their subscription. */
export class Listeners<T> {
  private readonly listeners = new Set<(value: T) => void>();

  /** Returns a function that unsubscribes. */
  add(listener: (value: T) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  call(value: T): void {
    for (const listener of this.listeners) listener(value);
  }

  clear(): void {
    this.listeners.clear();
  }
}
