import { createHash } from 'node:crypto';

/** Refreshes the page in place, and preserves focus and open details. */
export const statusScript = `
const renew=async()=>{try{
const text=await(await fetch(location.href,{cache:'no-store'})).text();
const next=new DOMParser().parseFromString(text,'text/html');
for(const part of document.querySelectorAll('[data-part]')){
const other=next.querySelector('[data-part="'+part.dataset.part+'"]');
if(!other||other.innerHTML===part.innerHTML||part.contains(document.activeElement))continue;
const open=[...part.querySelectorAll('details')].map(d=>d.open);
part.innerHTML=other.innerHTML;
part.querySelectorAll('details').forEach((d,i)=>{d.open=open[i]??d.open});
}
document.title=next.title}catch{}setTimeout(renew,1500)};setTimeout(renew,1500);`;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The headers of the page: its policy allows only its fonts, and forbids framing and caching. */
export const statusHeaders = {
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src ${hashOf(statusScript)}; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};
