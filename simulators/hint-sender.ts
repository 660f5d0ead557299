const TIMEOUT_MS = 5_000

interface HintFaults {
  /** Sends each hint twice. */
  readonly doubledWebhooks: boolean
  /** Holds hints until it is switched off, so that no test depends on timing. */
  readonly lateWebhooks: boolean
}

/** Sends webhooks without a signature, given up after one failure. */
export class HintSender {
  readonly #faults: { readonly now: HintFaults }
  #held: object[] = []
  url: string | undefined

  constructor(faults: { readonly now: HintFaults }) {
    this.#faults = faults
  }

  send(body: object): void {
    if (this.#faults.now.lateWebhooks) this.#held.push(body)
    else this.#post(body)
  }

  /** Sends what was held back. */
  release(): void {
    for (const body of this.#held.splice(0)) this.#post(body)
  }

  #post(body: object): void {
    if (this.url === undefined) return
    const headers = { 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(TIMEOUT_MS) }
    const times = this.#faults.now.doubledWebhooks ? 2 : 1
    for (let at = 0; at < times; at++) fetch(this.url, request).catch(() => {})
  }
}
