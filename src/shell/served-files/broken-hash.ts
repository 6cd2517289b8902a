// Docusaurus decodes the hash of an address while it renders, and a percent sign that encodes nothing would end the
// page. Such a hash names no place: it is taken off before the page starts, and before the router hears of a new one.
function dropBrokenHash(): void {
  try {
    decodeURIComponent(window.location.hash);
  } catch {
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }
}

if (typeof window !== 'undefined') {
  dropBrokenHash();
  window.addEventListener('popstate', dropBrokenHash);
}

export default {};
