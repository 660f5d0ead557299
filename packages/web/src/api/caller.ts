/** What every call of a guest's page says of itself, besides its own payload. */
export interface Caller {
  readonly companyId: number
  readonly hotelId: number
  readonly appKey: string
  readonly isPok: boolean
  readonly appType: string
  csrf: string
  language: string
  trackingNumber: string
  userId?: string | undefined
  /** Of the guest who has signed in to an account. */
  token?: string | undefined
  /** Counts the guests of this page: what one of them has asked is answered to nobody else. */
  guest?: number
  /** Told which token the server does not know any more. */
  onTokenExpired?: (token: string | undefined) => void
  /** What has to be done before anything is said: until the visit before has ended, nobody calls in the next one's name. */
  before?: (() => Promise<void>) | undefined
}

/** A member of staff, and the hotel they are working at. */
export interface StaffCaller {
  readonly csrf: string
  readonly hotelId: number
  readonly language: string
  /** Further headers, asked for at every call. */
  readonly alsoSays: () => Record<string, string>
}

export type AnyCaller = Caller | StaffCaller

export function isStaff(caller: AnyCaller): caller is StaffCaller {
  return 'alsoSays' in caller
}
