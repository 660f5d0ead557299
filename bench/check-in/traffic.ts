import type { Page, Request } from '@playwright/test'

export interface Traffic {
  readonly requests: number
  /** As they travelled, compressed, headers included. */
  readonly bytes: number
  readonly scripts: number
  readonly styles: number
  readonly calls: number
  readonly tracking: number
}

/** Counts what a page asks for from now on. */
export function watchTraffic(page: Page): () => Promise<Traffic> {
  const requests: Request[] = []
  page.on('requestfinished', (request) => void requests.push(request))
  return async () => {
    const sizes = await Promise.all(requests.map((request) => request.sizes().catch(() => undefined)))
    const count = (isOne: (path: string) => boolean) =>
      requests.filter((request) => isOne(new URL(request.url()).pathname)).length
    return {
      requests: requests.length,
      bytes: sizes.reduce((sum, one) => sum + (one ? one.responseBodySize + one.responseHeadersSize : 0), 0),
      scripts: count((path) => path.endsWith('.js')),
      styles: count((path) => path.endsWith('.css')),
      calls: count((path) => path.startsWith('/api/')),
      tracking: count((path) => path.startsWith('/api/events/')),
    }
  }
}
