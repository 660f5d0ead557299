import { randomUUID } from 'node:crypto'
import { Refusal } from './refusal.ts'

const TOKEN_SECONDS = 3_600

/** OAuth 2 client credentials. */
export class Tokens {
  readonly #authorization: string
  readonly #valid = new Set<string>()

  constructor(client: string, secret: string) {
    this.#authorization = `Basic ${Buffer.from(`${client}:${secret}`).toString('base64')}`
  }

  issue(authorization: string | undefined, form: string): object {
    if (new URLSearchParams(form).get('grant_type') !== 'client_credentials')
      throw new Refusal(400, 'unsupported_grant_type')
    if (authorization !== this.#authorization) throw new Refusal(400, 'invalid_client')
    const token = randomUUID()
    this.#valid.add(token)
    return { access_token: token, expires_in: TOKEN_SECONDS, token_type: 'Bearer', scope: 'reservations.manage' }
  }

  /** As after an hour. */
  expire(): void {
    this.#valid.clear()
  }

  check(authorization: string | undefined): void {
    if (!this.#valid.has(authorization?.replace(/^Bearer /, '') ?? '')) throw new Refusal(401, 'Unauthorized')
  }
}
