/** The service answered and refuses the call, in its own words. */
export class ApaleoRefusal extends Error {
  readonly status: number

  constructor(status: number, messages: readonly string[]) {
    super([`Apaleo answered ${status}`, messages.join(' ').slice(0, 200)].filter(Boolean).join(': '))
    this.name = 'ApaleoRefusal'
    this.status = status
  }
}
