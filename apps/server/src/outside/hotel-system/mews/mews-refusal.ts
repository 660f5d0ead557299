/** Mews answered and refuses the call, in its own words. */
export class MewsRefusal extends Error {
  readonly status: number

  constructor(status: number, message: string | undefined) {
    super([`Mews answered ${status}`, message?.slice(0, 200)].filter(Boolean).join(': '))
    this.name = 'MewsRefusal'
    this.status = status
  }
}
