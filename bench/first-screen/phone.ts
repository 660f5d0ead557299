import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'

/** A mid-range phone on the network that Chrome's developer tools call Fast 4G. */
export const phone = {
  screen: { width: 390, height: 844 },
  pixelRatio: 3,
  cpuSlowdown: 4,
  downloadBitsPerSecond: 8_100_000,
  uploadBitsPerSecond: 1_350_000,
  latencyMs: 165,
}

export const phoneDescription = `${phone.screen.width}x${phone.screen.height}, CPU ${phone.cpuSlowdown}x slower, ${phone.downloadBitsPerSecond / 1e6} Mbit/s down, ${phone.latencyMs} ms latency`

export function openBrowser(executablePath: string, more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...more,
    ],
  })
}

export interface OpenPhone {
  readonly context: BrowserContext
  readonly page: Page
  readonly cdp: CDPSession
}

/** A phone on its first visit: no cache, no cookies. */
export async function runOnPhone<Result>(
  browser: Browser,
  work: (open: OpenPhone) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: phone.screen,
    deviceScaleFactor: phone.pixelRatio,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  })
  try {
    const page = await context.newPage()
    return await work({ context, page, cdp: await context.newCDPSession(page) })
  } finally {
    await context.close()
  }
}

export async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latencyMs,
    downloadThroughput: phone.downloadBitsPerSecond / 8,
    uploadThroughput: phone.uploadBitsPerSecond / 8,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown })
}
