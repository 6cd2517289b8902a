/**
 * Instead of Docusaurus’ banner on a wrong base address: only the server writes it into the home page, as a script; in the browser
 * it draws nothing and would bring that script’s text along, half a kilobyte on every first visit.
 */
import '@docusaurus/core/lib/client/BaseUrlIssueBanner/styles.module.css';

export default (): null => null;
