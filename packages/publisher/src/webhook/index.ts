/** Signs, sends and verifies Contentful webhooks. Imports no server code. */
export { sendWebhook, type Webhook } from './sendWebhook';
export { signWebhook, type UnsignedWebhook } from './signWebhook';
export { signatureProblem, type SignedRequest } from './verifyWebhook';
export { largestWebhook, webhookPath } from './webhookRoute';
