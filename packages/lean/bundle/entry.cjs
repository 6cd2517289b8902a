// Where the browser starts. React is taken in first, then the parts of the pages, then what puts them together, each in
// a task of its own: in one they would keep the page from answering for three times as long at a stretch.
require('react-dom/client');
setTimeout(() => {
  require('@generated/client-modules');
  setTimeout(() => require('@docusaurus/core/lib/client/clientEntry.js'));
});
