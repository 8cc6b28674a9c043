/** Functions that are called with each value, in the order of their subscription. */
export class Listeners<T> {
  private readonly listeners = new Set<(value: T) => void>();

  /** Returns the function that ends the subscription. */
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
