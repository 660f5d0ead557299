/** An answer that refuses the request, as the real service words it. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** The request is wrong: a fault of the client. */
export const invalid = (parameter: string) => new Refusal(400, `Invalid ${parameter}.`)
/** A rule of the hotel, to be shown to its staff. */
export const forbidden = (message: string) => new Refusal(403, message)
