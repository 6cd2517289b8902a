/**
 * Parts of the browser's own window that are pages themselves: with them, each tab that a test opens costs twice the time. Chromium reads
 * the last list of what is switched off only, so that Playwright's own list is repeated here; tests/unit/chromium.test.ts compares them.
 */
const ownWindow = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'SpareRendererForSitePerProcess'];

/** What Playwright switches off by itself. */
export const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** How Chromium is started for the tests. */
export const switches = [
  '--no-sandbox',
  '--disable-gpu',
  // What draws without a graphics card needs no process of its own.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A Chromium without a window draws letters as one with a window does: the pictures of parts fit both.
  '--font-render-hinting=slight',
  // No name but this machine's is resolved: web sockets cannot be stubbed without going around the policy.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  `--disable-features=${[...offByPlaywright, ...ownWindow].join(',')}`,
];
