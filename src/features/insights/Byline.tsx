import { Fragment } from 'react';
import { LinkTo } from '../../components/LinkTo';

type LinkedName = { readonly name: string; readonly path: string | null };

/** Inline names, each a link to its page if it has one. */
export const LinkedNames = ({ names }: { names: readonly LinkedName[] }) =>
  names.map(({ name, path }, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      {path ? <LinkTo link={path}>{name}</LinkTo> : name}
    </Fragment>
  ));

type BylineProps = {
  /** The label with the placeholder `{author}` for the names. */
  label: string;
  authors: readonly LinkedName[];
};

/** The authors of an insight. */
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
