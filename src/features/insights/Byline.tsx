import { Fragment } from 'react';
import { LinkTo } from '../../components/LinkTo';

type LinkedName = { readonly name: string; readonly path: string | null };

/** Names in a row, each a link to its page. */
export const LinkedNames = ({ names }: { names: readonly LinkedName[] }) =>
  names.map(({ name, path }, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      {path ? <LinkTo link={path}>{name}</LinkTo> : name}
    </Fragment>
  ));

type BylineProps = {
  /** The label with `{author}` where the names stand. */
  label: string;
  authors: readonly LinkedName[];
};

/** Who wrote an insight. */
export const Byline = ({ label, authors }: BylineProps) => {
  const [before, after] = label.split('{author}');
  return (
    <>
      {before}
      <LinkedNames names={authors} />
      {after}
    </>
  );
};
