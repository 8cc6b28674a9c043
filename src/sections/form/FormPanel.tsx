import styled from '@emotion/styled';
import { graphql, navigate } from 'gatsby';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form } from '../../components/form/Form';
import { media } from '../../theme/media';
import { color, size, space } from '../../theme/tokens';
import { FormSelect } from './FormSelect';
import { toShownField } from './toShownField';
import { withWidths } from './wideFields';

type FormPanelProps = { section: Queries.FormSectionFragment };

/** A form beside its title and introduction; after sending a message, where the site has no page that thanks for it. */
export const FormPanel = ({ section: { endpoint, page, form } }: FormPanelProps) => {
  const [isSent, setIsSent] = useState(false);
  const thanks = useRef<HTMLDivElement>(null);
  const { key, labels, thankYouPath } = form;
  const handleSent = () => {
    if (thankYouPath) return void navigate(thankYouPath);
    // The button that had the focus is gone.
    flushSync(() => setIsSent(true));
    thanks.current?.focus();
  };

  return (
    <Panel aria-labelledby={`${key}-form`}>
      <div>
        <h2 id={`${key}-form`}>{form.title}</h2>
        {form.introduction && <Introduction>{form.introduction}</Introduction>}
      </div>
      {isSent ? (
        <Thanks ref={thanks} tabIndex={-1}>
          <h3>{labels.thankYouTitle}</h3>
          <p>{form.successMessage ?? labels.thankYouText}</p>
        </Thanks>
      ) : (
        <Form
          endpoint={endpoint}
          page={page}
          formKey={key}
          idPrefix={key}
          fields={withWidths(form.inputs.map(toShownField))}
          renderSelect={(attributes, options) => (
            <FormSelect
              attributes={attributes}
              options={options}
              placeholder={labels.chooseOption}
            />
          )}
          callToAction={form.callToAction}
          privacyNotice={form.privacyNotice}
          labels={labels}
          onSent={handleSent}
        />
      )}
    </Panel>
  );
};

const Panel = styled.section({
  display: 'grid',
  gap: space(4),
  padding: `${space(4)} ${space(2.5)}`,
  borderTop: `3px solid ${color.signal}`,
  background: color.mist,
  [media.sm]: { padding: space(5) },
  [media.md]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    columnGap: space(8),
    padding: `${space(8)} ${space(7)}`,
  },
});

const Introduction = styled.p({ marginTop: space(2.5), color: color.inkSoft, fontSize: size.body });

const Thanks = styled.div({
  alignSelf: 'center',
  '& p': { marginTop: space(1.5), fontSize: size.lead, lineHeight: 1.4 },
});

export const fragment = graphql`
  fragment FormSection on ContentfulFormSection {
    endpoint
    page
    form {
      key
      title
      introduction
      callToAction
      privacyNotice
      successMessage
      thankYouPath
      inputs {
        name
        type
        label
        help
        isRequired
        mostCharacters
        autocomplete
        options
        href
      }
      labels {
        optional
        chooseOption
        requiredField
        invalidEmail
        messageTooLong: valueTooLong
        consentRequired: agreementRequired
        formErrors
        sending
        sendFailed
        sendTooOften
        sendTooLong
        retry
        thankYouTitle
        thankYouText
      }
    }
  }
`;
