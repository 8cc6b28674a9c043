import styled from '@emotion/styled';
import { siteRoot } from '../../i18n/paths';
import { useNumber } from '../../i18n/useNumber';
import { useSite } from '../../i18n/SiteContext';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';
import { Button } from '../Button';
import { useClientValue } from '../useClientValue';
import { VisuallyHidden } from '../VisuallyHidden';
import { honeypotName, isBox } from './checkFields';
import { FormBox } from './FormBox';
import { FormControl, type RenderSelect } from './FormControl';
import { FormSummary } from './FormSummary';
import { Help } from './Help';
import { MailText } from './MailText';
import { NoJsResponseLabels, type FormResponseLabels } from './NoJsResponseLabels';
import { Problem } from './problemStyles';
import { problemTexts } from './problemTexts';
import type { ShownField } from './shownField';
import { useForm } from './useForm';

export type FormLabels = FormResponseLabels & {
  readonly optional: string;
  readonly sending: string;
  readonly retry: string;
};

type FormProps = {
  endpoint: string;
  /** The path of the page. */
  page: string;
  /** The key of a form of the content; the contact form has none. */
  formKey?: string;
  /** Begins the ids of the fields. */
  idPrefix: string;
  fields: readonly ShownField[];
  callToAction: string;
  privacyNotice: string | null;
  labels: FormLabels;
  /** Renders the fields of the type `select`, of forms that have one. */
  renderSelect?: RenderSelect;
  /** Called when the server has the submission. */
  onSent: () => void;
};

/**
 * A form. Without script it is a plain POST: the server redirects to the thank-you page, or responds with this page and its
 * problems (hosting/contact/noJsFormResponse.ts).
 */
export const Form = (props: FormProps) => {
  const { endpoint, page, formKey, idPrefix, fields, callToAction, privacyNotice, labels } = props;
  const site = useSite();
  // Without script the browser validates the fields.
  const hasScript = useClientValue(() => true, false);
  const { state, problems, summary, handleSubmit } = useForm(fields, props.onSent);
  const texts = problemTexts(fields, problems, labels, useNumber());

  return (
    <Layout method="post" action={endpoint} noValidate={hasScript} onSubmit={handleSubmit}>
      <FormSummary
        fields={fields}
        texts={texts}
        idPrefix={idPrefix}
        formErrors={labels.formErrors}
        summary={summary}
      />
      <input type="hidden" name="site" value={siteRoot(site)} />
      <input type="hidden" name="page" value={page} />
      {formKey && <input type="hidden" name="form" value={formKey} />}
      {!hasScript && <NoJsResponseLabels labels={labels} />}
      <Honeypot aria-hidden="true">
        <label htmlFor={`${idPrefix}-website`}>Website</label>
        <input id={`${idPrefix}-website`} name={honeypotName} tabIndex={-1} autoComplete="off" />
      </Honeypot>
      {fields.map((field) => {
        const { name } = field;
        const shared = { field, id: `${idPrefix}-${name}`, problem: texts.get(name) };
        return isBox(field) ? (
          <FormBox key={name} {...shared} />
        ) : (
          <FormControl
            key={name}
            {...shared}
            optional={labels.optional}
            renderSelect={props.renderSelect}
          />
        );
      })}
      {privacyNotice && (
        <Help>
          <MailText text={privacyNotice} />
        </Help>
      )}
      <Send>
        <Button kind="action" type="submit" isDisabled={state === 'sending'}>
          {{ idle: callToAction, sending: labels.sending, failed: labels.retry }[state]}
        </Button>
        <div role="status">
          {state === 'failed' && <Problem>{labels.sendFailed}</Problem>}
          {state === 'sending' && <VisuallyHidden>{labels.sending}</VisuallyHidden>}
        </div>
      </Send>
    </Layout>
  );
};

const Layout = styled.form({
  display: 'grid',
  gap: space(3),
  [media.sm]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > *': { gridColumn: '1 / -1' },
  },
});

const Honeypot = styled.div({
  position: 'absolute',
  insetInlineStart: -9999,
  height: 1,
  overflow: 'hidden',
});

const Send = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) });
