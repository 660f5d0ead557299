/**
 * Features that Playwright disables. Chromium only honours the last such list, which is ours, so
 * they are repeated.
 */
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

/**
 * Two pages that every window loads for an address bar that no journey uses; they cost a second per
 * test.
 */
const addressBar = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup']

/** A spare process for the next site, created for every page; a journey stays on one site. */
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
