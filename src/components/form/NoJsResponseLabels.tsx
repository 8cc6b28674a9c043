import { Problem, Summary } from './problemStyles';

export type FormResponseLabels = {
  readonly requiredField: string;
  readonly invalidEmail: string;
  readonly messageTooLong: string;
  readonly consentRequired: string;
  readonly formErrors: string;
  readonly sendFailed: string;
  readonly sendTooOften: string;
  readonly sendTooLong: string;
};

/**
 * Labels of the no-JS form response, which takes texts and class names from this hidden element. See
 * hosting/contact/noJsFormResponse.ts.
 */
export const NoJsResponseLabels = ({ labels }: { labels: FormResponseLabels }) => (
  <div hidden data-no-js-response="">
    <Summary data-word="summary">{labels.formErrors}</Summary>
    <Problem data-word="required">{labels.requiredField}</Problem>
    <Problem data-word="invalid">{labels.invalidEmail}</Problem>
    <Problem data-word="tooLong">{labels.messageTooLong}</Problem>
    <Problem data-word="terms">{labels.consentRequired}</Problem>
    <Problem data-word="failed">{labels.sendFailed}</Problem>
    <Problem data-word="tooOften">{labels.sendTooOften}</Problem>
    <Problem data-word="tooLarge">{labels.sendTooLong}</Problem>
  </div>
);
