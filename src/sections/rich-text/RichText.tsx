import styled from '@emotion/styled';
import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer';
import {
  BLOCKS,
  INLINES,
  type Block,
  type Document,
  type Inline,
} from '@contentful/rich-text-types';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { LinkTo } from '../../components/LinkTo';
import { media } from '../../theme/media';
import { color, font, size, space } from '../../theme/tokens';
import { EmbeddedAsset } from './EmbeddedAsset';
import { EmbeddedEntry } from './EmbeddedEntry';

export type RichTextData = Queries.RichTextFragment;
type Reference = RichTextData['references'][number];

type RichTextProps = {
  text: RichTextData;
  /** Of what it stands in: names a table that no heading precedes. */
  title?: string | null;
};

type TargetData = { target?: { sys?: { id?: string; linkType?: string } }; uri?: string };

const createOptions = (
  { references, headingIds }: RichTextData,
  title?: string | null,
): Options => {
  const find = (node: Block | Inline): Reference | undefined => {
    const { target } = node.data as TargetData;
    return references.find((reference) => reference.contentful_id === target?.sys?.id);
  };
  const pathOf = (node: Block | Inline) => {
    const reference = find(node);
    return reference && 'path' in reference ? reference.path : undefined;
  };
  let headings = 0;
  let lastHeading: string | undefined;
  const heading = (Tag: 'h2' | 'h3' | 'h4') =>
    function Heading(_node: Block | Inline, children: ReactNode) {
      lastHeading = headingIds[headings++];
      return <Tag id={lastHeading}>{children}</Tag>;
    };
  return {
    renderNode: {
      [BLOCKS.HEADING_1]: heading('h2'),
      [BLOCKS.HEADING_2]: heading('h2'),
      [BLOCKS.HEADING_3]: heading('h3'),
      [BLOCKS.HEADING_4]: heading('h4'),
      [BLOCKS.HEADING_5]: heading('h4'),
      [BLOCKS.HEADING_6]: heading('h4'),
      [BLOCKS.TABLE]: (_node, children) => (
        // A wide table scrolls horizontally instead of the page, by keyboard too.

        <TableFrame
          tabIndex={0}
          role="region"
          aria-labelledby={lastHeading}
          aria-label={title ?? undefined}
        >
          {/* Rich text has no captions: the heading above names the table. */}
          <table aria-labelledby={lastHeading} aria-label={title ?? undefined}>
            <tbody>{children}</tbody>
          </table>
        </TableFrame>
      ),
      [BLOCKS.EMBEDDED_ASSET]: (node) => {
        const reference = find(node);
        return reference?.__typename === 'ContentfulAsset' ? (
          <EmbeddedAsset asset={reference} />
        ) : null;
      },
      [BLOCKS.EMBEDDED_ENTRY]: (node) => {
        const reference = find(node);
        return reference === undefined ? null : <EmbeddedEntry entry={reference} />;
      },
      // Inside a paragraph only a link is valid HTML.
      [INLINES.EMBEDDED_ENTRY]: (node) => {
        const { path, title, name } = (find(node) ?? {}) as Partial<Record<string, string>>;
        return path && <LinkTo link={path}>{title ?? name}</LinkTo>;
      },
      // The renderer does not sanitise URLs; LinkTo does.
      [INLINES.HYPERLINK]: (node, children) => (
        <LinkTo link={(node.data as TargetData).uri ?? ''}>{children}</LinkTo>
      ),
      [INLINES.ENTRY_HYPERLINK]: (node, children) => (
        <LinkTo link={pathOf(node) ?? ''}>{children}</LinkTo>
      ),
      [INLINES.ASSET_HYPERLINK]: (node, children) => {
        const reference = find(node);
        const file = reference?.__typename === 'ContentfulAsset' ? reference.publicFile : undefined;
        return file ? <a href={file.url}>{children}</a> : children;
      },
      [INLINES.RESOURCE_HYPERLINK]: (_node, children) => children,
      [INLINES.EMBEDDED_RESOURCE]: () => null,
      [BLOCKS.EMBEDDED_RESOURCE]: () => null,
    },
    renderText: (value) =>
      value
        .split('\n')
        .flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line])),
  };
};

/** Rich text with embedded assets, entries and links. */
export const RichText = ({ text, title }: RichTextProps) => (
  <Prose>
    {documentToReactComponents(JSON.parse(text.raw) as Document, createOptions(text, title))}
  </Prose>
);

const TableFrame = styled.div({ overflowX: 'auto' });

/** Line length and spacing of running text. */
export const Prose = styled.div({
  maxWidth: '42rem',
  '& > * + *': { marginTop: space(2.5) },
  '& > * + h2': { marginTop: space(7) },
  '& > * + h3, & > * + h4': { marginTop: space(5) },
  '& > h2 + *, & > h3 + *, & > h4 + *': { marginTop: space(2) },
  '& h2': { fontSize: 'clamp(1.625rem, 1.4rem + 0.95vw, 2.25rem)' },
  '& ul': { paddingInlineStart: '1.25em' },
  // Numbers begin where the text does.
  '& ol': { paddingInlineStart: '1.3em' },
  // The last letter leans over the space.
  '& i': { marginInlineEnd: '0.12em' },
  '& li + li': { marginTop: space(1) },
  '& li::marker': { color: color.signalText, fontWeight: 600 },
  '& > blockquote': {
    marginBlock: space(5),
    paddingInlineStart: space(3),
    borderInlineStart: `3px solid ${color.signal}`,
    font: `600 clamp(1.5rem, 1.1rem + 1.5vw, 2.375rem) / 1.15 ${font.display}`,
    letterSpacing: '-0.025em',
    // Who says it: a second paragraph.
    '& > p + p': {
      marginTop: space(2),
      font: `400 ${size.meta}/1.5 ${font.text}`,
      letterSpacing: 0,
    },
  },
  '& > .chart': { marginBlock: space(6) },
  // Charts, pictures and quotes of an article are as wide as its column of 864 px, unless larger text takes all of it.
  [media.lg]: {
    '.contents & > :is(figure, blockquote)': { marginInlineEnd: 'calc(min(42rem, 864px) - 864px)' },
  },
  '& hr': { border: 0, borderTop: `1px solid ${color.line}`, marginBlock: space(6) },
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': {
    padding: `${space(1.5)} ${space(2)} ${space(1.5)} 0`,
    borderBottom: `1px solid ${color.line}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& code': { fontSize: '0.9em', background: color.mist, padding: '0.1em 0.35em', borderRadius: 2 },
});

export const fragment = graphql`
  fragment RichText on ContentfulRichText {
    raw
    headingIds
    references {
      __typename
      ... on ContentfulReference {
        contentful_id
      }
      ... on ContentfulAsset {
        ...EmbeddedAsset
      }
      ... on ContentfulInsight {
        title
        path
      }
      ... on ContentfulService {
        name
        path
      }
      ... on ContentfulKeyPlay {
        title
        path
      }
      ... on ContentfulPage {
        title
        path
      }
      ... on ContentfulOpening {
        title
        path
      }
      ... on ContentfulLandingPage {
        title
        path
      }
      ... on ContentfulMedia {
        ...MediaSection
      }
      ... on ContentfulButton {
        ...ButtonSection
      }
      ... on ContentfulChart {
        ...ChartSection
      }
      ... on ContentfulQuote {
        ...QuoteSection
      }
    }
  }
`;
