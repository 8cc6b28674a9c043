import type { Connector } from './connector';
import { emailConnector } from './connectors/emailConnector';
import { hubSpotConnector } from './connectors/hubSpotConnector';
import { webhookConnector } from './connectors/webhookConnector';
import { readDeliverySettings } from './readDeliverySettings';

/**
 * The connectors that environment variables configure.
 *
 * @throws Error naming every variable that is missing or wrong.
 */
export const readConnectors = (
  env: Readonly<Record<string, string | undefined>>,
): readonly Connector[] => {
  const { email, webhook, crm } = readDeliverySettings(env);
  return [
    ...(email ? [emailConnector(email)] : []),
    ...(webhook ? [webhookConnector(webhook)] : []),
    ...(crm ? [hubSpotConnector(crm)] : []),
  ];
};
