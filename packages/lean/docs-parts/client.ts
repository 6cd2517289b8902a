// Parts of every documentation page. Imported here they travel in the main script: one file that compresses as one,
// instead of four that are asked for one after the other once the main script runs.
import '@theme/DocItem';
import '@theme/DocRoot';
import '@theme/DocVersionRoot';
import '@theme/DocsRoot';
