/**
 * The actions by commit: a tag can be moved by whoever takes over its repository, and these steps hold the keys of the host. For a
 * newer one, take the commit that its release page shows, and write the version beside it.
 */
export const action = {
  checkout: 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0',
  setupNode: 'actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0',
  uploadArtifact: 'actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2',
  downloadArtifact: 'actions/download-artifact@634f93cb2916e3fdff6788551b99b062d0335ce0 # v5.0.0',
  cache: 'actions/cache@0057852bfaa89a56745cba8c7296529d2fc39830 # v4.3.0',
  deployPages: 'actions/deploy-pages@d6db90164ac5ed86f2b6aed7e0febac5b3c0c03e # v4.0.5',
  wrangler: 'cloudflare/wrangler-action@da0e0dfe58b7a431659754fdf3f186c529afbe65 # v3.14.1',
} as const;
