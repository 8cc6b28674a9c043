import { Button } from '../../components/Button';

type ApplyButtonProps = {
  /** A web address or a `mailto:` link. */
  link: string;
  label: string;
};

/** The link to apply for an opening; a web address opens in a new window. */
export const ApplyButton = ({ link, label }: ApplyButtonProps) => (
  <Button kind={link.startsWith('mailto:') ? 'link' : 'external-link'} link={link}>
    {label}
  </Button>
);
