/** Signed webhooks of Contentful: sending and verifying. Loads no server. */
export { sendWebhook, type Webhook } from './sendWebhook';
export { signWebhook, type UnsignedWebhook } from './signWebhook';
export { signatureProblem, type SignedRequest } from './verifyWebhook';
export { largestWebhook, webhookPath } from './webhookRoute';
