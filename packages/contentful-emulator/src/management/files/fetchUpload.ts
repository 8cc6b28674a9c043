import { get as getPlain } from 'node:http';
import { get as getSecure } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { trustedAuthorities } from '../../tls/authorities';

const timeoutMilliseconds = 30_000;
const maximumRedirects = 5;

/** Downloads the file at the `upload` URL of an asset. Throws with the URL and the response status. */
export const fetchUpload = async (
  address: string,
  ownAuthorityFile: string,
  redirects = 0,
): Promise<Buffer> => {
  const url = new URL(address.startsWith('//') ? `https:${address}` : address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new Error(`${address} is not an http or https URL`);
  }
  const response = await new Promise<Buffer | URL>((resolve, reject) => {
    const ca = trustedAuthorities(ownAuthorityFile);
    const options = { timeout: timeoutMilliseconds, agent: false, ca };
    const get = url.protocol === 'https:' ? getSecure : getPlain;
    const request = get(url, options, (response) => {
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.resume();
        resolve(new URL(headers.location, url));
        return;
      }
      if (statusCode !== 200) {
        response.resume();
        reject(new Error(`${url.href} responded with ${statusCode}`));
        return;
      }
      buffer(response).then(resolve, reject);
    });
    request.on('timeout', () => request.destroy(new Error(`${url.href} timed out`)));
    request.on('error', reject);
  });
  if (Buffer.isBuffer(response)) return response;
  if (redirects >= maximumRedirects) throw new Error(`${address} redirects too often`);
  return fetchUpload(response.href, ownAuthorityFile, redirects + 1);
};
