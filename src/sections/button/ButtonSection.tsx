import { graphql } from 'gatsby';
import { Button } from '../../components/Button';
import { runSiteAction } from '../../components/siteActions';

type ButtonSectionProps = { section: Queries.ButtonSectionFragment };

/** A button of the content; one without its required target is omitted. */
export const ButtonSection = ({
  section: { label, kind, href, action, file },
}: ButtonSectionProps) => {
  if (kind === 'Download') {
    return file?.publicFile ? (
      <Button kind="download" url={file.publicFile.url} fileName={file.publicFile.fileName}>
        {label}
      </Button>
    ) : null;
  }
  if (kind === 'Action') {
    return action ? (
      <Button kind="action" onClick={() => runSiteAction(action)}>
        {label}
      </Button>
    ) : null;
  }
  if (!href) return null;
  return kind === 'External link' ? (
    <Button kind="external-link" link={href}>
      {label}
    </Button>
  ) : (
    <Button kind="link" link={href}>
      {label}
    </Button>
  );
};

export const fragment = graphql`
  fragment ButtonSection on ContentfulButton {
    label
    kind
    href
    action
    file {
      publicFile {
        url
        fileName
      }
    }
  }
`;
