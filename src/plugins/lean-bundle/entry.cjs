// Where the browser starts. React is taken in first and everything else in a task of its own: together they would keep
// the page from answering for twice as long at a stretch.
require('react-dom/client');
setTimeout(() => require('@docusaurus/core/lib/client/clientEntry.js'));
