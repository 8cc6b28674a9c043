/** Parses an error of the management SDK: its name is Contentful's error id, its message is JSON with status and details. */
export const failure = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (caught: Error) => caught,
  );
  if (!error) throw new Error('the request did not fail');
  const { status, details } = JSON.parse(error.message) as {
    status: number;
    details: { errors?: { name: string; path: string[] }[] };
  };
  return { name: error.name, status, errors: details?.errors };
};
