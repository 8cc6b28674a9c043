import type { Resource, ResourceType, SpaceContent } from '../types';
import { entityChange, type Cause, type Change, type ResourceChange } from './changes';
import type { Journal } from './journal';
import type { JournalRecord } from './journalFile';
import { Listeners } from './listeners';
import { SpaceState } from './spaceState';

/** The state of a space with its journal, and the part of the store that reads and changes resources. */
export class ResourceStore {
  protected readonly state: SpaceState;
  protected readonly listeners = new Listeners<Change>();
  private readonly resourceListeners = new Listeners<ResourceChange>();

  constructor(
    content: SpaceContent,
    protected readonly journal: Journal,
  ) {
    this.state = new SpaceState(content, journal.records);
  }

  resource(type: ResourceType, id: string): Resource | undefined {
    return this.state.model.get(type, id);
  }

  resources(type: ResourceType): Resource[] {
    return this.state.model.list(type);
  }

  /** Creates or updates a resource. `change` returns the new state, from the previous state and the current time. */
  changeResource(
    action: Exclude<ResourceChange['action'], 'delete'>,
    type: ResourceType,
    id: string,
    change: (before: Resource | undefined, now: string) => Resource,
  ): Resource {
    const resource = change(this.state.model.get(type, id), this.state.now());
    const sequence = this.state.sequence + 1;
    this.record({ sequence, action, resource });
    this.resourceListeners.call({ action, sequence, resource });
    return resource;
  }

  /** Deletes a resource, if it exists. */
  removeResource(type: ResourceType, id: string): void {
    const resource = this.state.model.get(type, id);
    if (!resource) return;
    const sequence = this.state.sequence + 1;
    this.record({ sequence, action: 'delete', removed: { type, id } });
    this.resourceListeners.call({ action: 'delete', sequence, resource });
  }

  /** Like {@link subscribe}, for resources. */
  subscribeToResources(listener: (change: ResourceChange) => void): () => void {
    return this.resourceListeners.add(listener);
  }

  close(): void {
    this.listeners.clear();
    this.resourceListeners.clear();
    this.journal.close();
  }

  protected record(record: JournalRecord, cause?: Cause): void {
    this.journal.append(record);
    this.state.apply(record);
    const change = entityChange(record, cause);
    if (change) this.listeners.call(change);
  }
}
