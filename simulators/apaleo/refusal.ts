/** An answer that refuses the request, with the sentences that the real service gives. */
export class Refusal extends Error {
  readonly status: number
  readonly messages: readonly string[]

  constructor(status: number, ...messages: string[]) {
    super(messages.join(' '))
    this.status = status
    this.messages = messages
  }
}

export const unprocessable = (message: string) => new Refusal(422, message)
export const notFound = (what: string) => new Refusal(404, `The requested ${what} was not found.`)
