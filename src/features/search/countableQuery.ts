import { fold } from '~/search-index/encoder/fold';

const longestQuery = 60;
const longestWord = 30;
/** A query with more digits may be a phone number, an account or an order. */
const mostDigits = 4;

/**
 * The form in which a query is counted; undefined for one that is not, because it may say who typed it: an e-mail address, an
 * address of the web, a long number, a long text.
 */
export const countableQuery = (typed: string): string | undefined => {
  const query = fold(typed.normalize('NFKC')).replace(/\s+/g, ' ').trim();
  const digits = query.match(/\p{N}/gu)?.length ?? 0;
  const isCountable =
    query.length > 1 &&
    query.length <= longestQuery &&
    digits <= mostDigits &&
    /\p{L}/u.test(query) &&
    !/[@/\\:=<>\p{C}]|www\./u.test(query) &&
    query.split(' ').every(({ length }) => length <= longestWord);
  return isCountable ? query : undefined;
};
