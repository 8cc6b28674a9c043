/** An entry or an asset of the space, or the deletion of one, as its API returns it. */
export type Entity = {
  sys: { id: string; type: string; updatedAt: string; contentType?: { sys: { id: string } } };
  fields?: Readonly<Record<string, unknown>>;
};
