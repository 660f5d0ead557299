interface ReturnOptions {
  readonly baseUrl: string
  readonly hotelId: number
  /**
   * The page that the guest came from, below our own address; in a frame the guest hasn't left it.
   */
  readonly back: string
  readonly inFrame: boolean
  /** Whether the page that the guest returns to gets the result. */
  readonly isSaid: boolean
}

/** A blank page, because the page around it knows more. */
export const DONE_PATH = '/pay/done'

/** Only a page of ours: a path below `/pok/`, without a query. */
const ownPage = /^\/pok\/[\w%/.-]+$/

/**
 * Return addresses for the gateway's page. `result` is only shown to the guest and never trusted.
 */
export function buildReturnUrls({ baseUrl, hotelId, back, inFrame, isSaid }: ReturnOptions) {
  const path = inFrame ? DONE_PATH : ownPage.test(back) ? back : '/pok/'
  const page = `${baseUrl.replace(/\/$/, '')}${path}`
  return {
    ok: isSaid ? `${page}?result=OK` : page,
    ko: isSaid ? `${page}?result=KO` : page,
    notice: `${baseUrl.replace(/\/$/, '')}/api/gateway/${hotelId}/notice/`,
  }
}
