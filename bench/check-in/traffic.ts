import type { Page, Request } from '@playwright/test'

/** Requests of one screen. */
interface RequestCounts {
  readonly requests: number
  /** As transferred: compressed, with headers. */
  readonly bytes: number
}

export interface Traffic extends RequestCounts {
  readonly scripts: number
  readonly styles: number
  readonly calls: number
  readonly tracking: number
  readonly steps: ReadonlyMap<string, RequestCounts>
}

/** Counts the page's requests from now on, by step. */
export function recordTraffic(page: Page, step: () => string): () => Promise<Traffic> {
  const asked: { readonly request: Request; readonly step: string }[] = []
  page.on('requestfinished', (request) => void asked.push({ request, step: step() }))
  return async () => {
    const sized = await Promise.all(
      asked.map(async ({ request, step }) => {
        const sizes = await request.sizes().catch(() => undefined)
        return {
          step,
          path: new URL(request.url()).pathname,
          bytes: sizes ? sizes.responseBodySize + sizes.responseHeadersSize : 0,
        }
      }),
    )
    const bytesOf = (some: typeof sized) => some.reduce((sum, { bytes }) => sum + bytes, 0)
    const count = (isOne: (path: string) => boolean) => sized.filter(({ path }) => isOne(path)).length
    return {
      requests: sized.length,
      bytes: bytesOf(sized),
      scripts: count((path) => path.endsWith('.js')),
      styles: count((path) => path.endsWith('.css')),
      calls: count((path) => path.startsWith('/api/')),
      tracking: count((path) => path.startsWith('/api/events/')),
      steps: new Map(
        [...Map.groupBy(sized, ({ step }) => step)].map(([name, some]) => [
          name,
          { requests: some.length, bytes: bytesOf(some) },
        ]),
      ),
    }
  }
}
