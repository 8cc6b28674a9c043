import type { Article } from './article';
import { pick, randomFrom } from './random';

const syllables =
  'ba bel bor car cor dal den dor el fal far gal gor hal har kel kor lan lor mal mar nor or pel per ral ros sal sel sol tar tel tor val ver vin vor zan'.split(
    ' ',
  );

/** Words follow each other as they do in `texts`, so that frequencies and neighbours are those of real pages. */
const chainOf = (texts: readonly string[]): Map<string, string[]> => {
  const chain = new Map<string, string[]>();
  for (const text of texts) {
    const words = text.split(/\s+/).filter(Boolean);
    words.forEach((word, at) => {
      const next = words[at + 1];
      if (next !== undefined) chain.set(word, [...(chain.get(word) ?? []), next]);
    });
  }
  return chain;
};

/**
 * Made-up articles in the words of a real site, and invented names of clients and places, the same ones for the same
 * seed. `from` gives the words.
 */
export const generatedArticles = (
  from: readonly Article[],
  count: number,
  seed: number,
): Article[] => {
  const random = randomFrom(seed);
  const chain = chainOf(from.map(({ texts }) => `${texts.description} ${texts.body}`));
  const words = [...chain.keys()];
  const name = () => {
    const made = Array.from({ length: 2 + Math.floor(random() * 2) }, () =>
      pick(syllables, random),
    ).join('');
    return made.charAt(0).toUpperCase() + made.slice(1);
  };
  const names = Array.from({ length: Math.round(count / 3) }, name);
  const walk = (length: number): string[] => {
    const walked: string[] = [];
    let word = pick(words, random);
    while (walked.length < length) {
      walked.push(word);
      const next = chain.get(word);
      word = next && random() > 0.08 ? pick(next, random) : pick(words, random);
    }
    return walked;
  };
  const cleaned = (title: string) => title.replace(/[.,;:!?“”"«»()]+/g, '');
  return Array.from({ length: count }, (_, at): Article => {
    const client = `${pick(names, random)} ${pick(names, random)}`;
    const subject = cleaned(walk(4 + Math.floor(random() * 3)).join(' '));
    const title = random() < 0.5 ? `${subject} – ${client}` : subject;
    const metaDescription = `${walk(18).join(' ')} ${client}.`;
    const body = walk(120 + Math.floor(random() * 280)).join(' ');
    const slug = `generated-article-${at}`;
    return {
      key: `insights/${slug}`,
      record: {
        image: {
          src: `/static/${Math.floor(random() * 2 ** 48)
            .toString(16)
            .padStart(20, '0')}/192.webp`,
        },
        slug,
        title,
        type: { name: 'Article' },
        metaDescription,
        publicationDate: `20${10 + (at % 16)}-0${1 + (at % 9)}-11`,
      },
      texts: { title, description: metaDescription, body },
    };
  });
};
