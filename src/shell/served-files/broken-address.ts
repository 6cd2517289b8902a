// Docusaurus decodes the path and the hash of an address, and a percent sign that encodes nothing would end the page before it
// starts. Such a path is that of no page, and such a hash names no place: the one is written so that it can be decoded, the other
// is taken off, before the page starts and before the router hears of a new address.
import {decodablePath, isDecodable} from './decodable.ts';

function mendAddress(): void {
  const {pathname, search, hash} = window.location;
  if (isDecodable(pathname) && isDecodable(hash)) return;
  window.history.replaceState(window.history.state, '', decodablePath(pathname) + search + (isDecodable(hash) ? hash : ''));
}

if (typeof window !== 'undefined') {
  mendAddress();
  window.addEventListener('popstate', mendAddress);
}

export default {};
