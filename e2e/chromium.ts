/** What Playwright switches off by itself: only the last such list that Chromium is told counts, and that is ours. */
const offForPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]

/** Two pages that each window loads for a bar that no journey types into; they take a second of every test. */
const addressBar = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup']

/** A process in store for the next site, made at every page; a journey stays at one. */
const inStore = ['SpareRendererForSitePerProcess']

export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...offForPlaywright, ...addressBar, ...inStore].join()}`,
]
