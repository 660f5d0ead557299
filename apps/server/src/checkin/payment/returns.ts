interface Going {
  readonly baseUrl: string
  readonly hotelId: number
  /** The page that the guest came from, below our own address. */
  readonly back: string
}

/** A page of ours and nothing else: a path below `/pok/`, without a query. */
const ownPage = /^\/pok\/[\w%/.-]+$/

/** Where the gateway's page leads back to. `result` is what the guest is told; what it says is not believed. */
export function returnsOf({ baseUrl, hotelId, back }: Going) {
  const page = `${baseUrl.replace(/\/$/, '')}${ownPage.test(back) ? back : '/pok/'}`
  return {
    ok: `${page}?result=OK`,
    ko: `${page}?result=KO`,
    notice: `${baseUrl.replace(/\/$/, '')}/api/gateway/${hotelId}/notice/`,
  }
}
