import { get as getPlain } from 'node:http';
import { get as getSecure } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { trustedAuthorities } from '../../tls/authorities';

const timeoutMilliseconds = 30_000;
const maximumRedirects = 5;

/** The bytes at an address that an asset names as its upload. Throws with the address and what it answered. */
export const fetchUpload = async (
  address: string,
  ownAuthorityFile: string,
  redirects = 0,
): Promise<Buffer> => {
  const url = new URL(address.startsWith('//') ? `https:${address}` : address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new Error(`${address} is neither an http nor an https address`);
  }
  const answer = await new Promise<Buffer | URL>((resolve, reject) => {
    const ca = trustedAuthorities(ownAuthorityFile);
    const options = { timeout: timeoutMilliseconds, agent: false, ca };
    const get = url.protocol === 'https:' ? getSecure : getPlain;
    const call = get(url, options, (response) => {
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.resume();
        resolve(new URL(headers.location, url));
        return;
      }
      if (statusCode !== 200) {
        response.resume();
        reject(new Error(`${url.href} answered ${statusCode}`));
        return;
      }
      buffer(response).then(resolve, reject);
    });
    call.on('timeout', () => call.destroy(new Error(`${url.href} did not answer in time`)));
    call.on('error', reject);
  });
  if (Buffer.isBuffer(answer)) return answer;
  if (redirects >= maximumRedirects) throw new Error(`${address} redirects too often`);
  return fetchUpload(answer.href, ownAuthorityFile, redirects + 1);
};
