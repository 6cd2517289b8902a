// Docusaurus decodes the hash of an address while it renders, and a percent sign that encodes nothing would end the
// page. Such a hash names no place: it is taken off before the page starts, and before the router hears of a new one.
function dropBrokenHash(): void {
  try {
    decodeURIComponent(window.location.hash);
  } catch {
    // The post checker says so of a link to a check; its own hash begins with this.
    const rest = window.location.hash.startsWith('#check=') ? '#check=broken' : '';
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search + rest);
  }
}

if (typeof window !== 'undefined') {
  dropBrokenHash();
  window.addEventListener('popstate', dropBrokenHash);
}

export default {};
