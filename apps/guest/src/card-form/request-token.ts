import type { RequestToken } from './card-form.ts'

/** Where the server that served this frame says that cards go, and for which order. */
export interface TokenOrder {
  readonly url: string
  readonly merchant: string
  readonly terminal: string
  readonly order: string
}

const TIMEOUT_MS = 20_000

/** Sends the card from the browser to the provider. Neither cookies nor an address of ours go with it. */
export function createRequestToken({ url, ...shop }: TokenOrder): RequestToken {
  return async (card) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...shop, ...card }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const said: unknown = await answer.json()
    const token = typeof said === 'object' && said !== null && 'idOper' in said ? said.idOper : undefined
    if (!answer.ok || typeof token !== 'string') throw new Error('the provider gave no token')
    return token
  }
}
