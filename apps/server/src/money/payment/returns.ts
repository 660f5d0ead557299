interface Going {
  readonly baseUrl: string
  readonly hotelId: number
  /** The page that the guest came from, below our own address; in a frame the guest has not left it. */
  readonly back: string
  readonly inFrame: boolean
  /** Whether the page that the guest comes back to is told how it ended. */
  readonly isSaid: boolean
}

/** Says nothing: the page around it knows more. */
export const DONE_PATH = '/pay/done'

/** A page of ours and nothing else: a path below `/pok/`, without a query. */
const ownPage = /^\/pok\/[\w%/.-]+$/

/** Where the gateway's page leads back to. `result` is what the guest is told; what it says is not believed. */
export function returnsOf({ baseUrl, hotelId, back, inFrame, isSaid }: Going) {
  const path = inFrame ? DONE_PATH : ownPage.test(back) ? back : '/pok/'
  const page = `${baseUrl.replace(/\/$/, '')}${path}`
  return {
    ok: isSaid ? `${page}?result=OK` : page,
    ko: isSaid ? `${page}?result=KO` : page,
    notice: `${baseUrl.replace(/\/$/, '')}/api/gateway/${hotelId}/notice/`,
  }
}
