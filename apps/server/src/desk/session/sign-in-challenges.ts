import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'

/** As long as a browser waits for the passkey. */
const CHALLENGE_LIFETIME_MS = 120_000

/** Challenges that say when they were issued, signed, so that nothing is stored for them. */
export function createSignInChallenges(secret: Buffer) {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')

  return {
    issue(now: Date): string {
      const text = `${now.getTime()}.${randomBytes(16).toString('base64url')}`
      return `${text}.${sign(text)}`
    },

    /** Reads one as a browser returns it. Undefined if it is not ours, or too old. */
    readIssuedAt(returned: string, now: Date): number | undefined {
      const [time = '', random = '', signature = ''] = Buffer.from(returned, 'base64url').toString().split('.')
      if (!isSameSecret(signature, sign(`${time}.${random}`))) return undefined
      return now.getTime() - Number(time) <= CHALLENGE_LIFETIME_MS ? Number(time) : undefined
    },
  }
}
