/** Asks once for each number and keeps the answer; one that fails is asked again the next time. */
export const remembering = <Answer>(
  ask: (at: number) => Promise<Answer>,
): ((at: number) => Promise<Answer>) => {
  const answers = new Map<number, Promise<Answer>>();
  return (at) => {
    const known = answers.get(at);
    if (known) return known;
    const answer = ask(at).catch((error: unknown) => {
      answers.delete(at);
      throw error;
    });
    answers.set(at, answer);
    return answer;
  };
};
