import { createHmac } from 'node:crypto'
import { type CallParty, callParties } from '@foyer/contract/messages/video-call.ts'
import { CALL_TOKEN_LIFETIME_SECONDS } from '@foyer/domain/video-call/call-times.ts'
import * as z from 'zod/mini'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'

const claims = z.object({
  hotelId: z.int(),
  callId: z.uuid(),
  end: z.enum(callParties),
  /** Visit of the guest's page, or the staff member's session. */
  holder: z.string(),
  /** Stored in the call's row until it is used. */
  ticket: z.uuid(),
  until: z.int(),
})
export type CallClaims = z.infer<typeof claims>

/**
 * Tokens that open the connection of one call, for one end and one holder, once and within two
 * minutes.
 */
export function createCallTokens(secret: Buffer) {
  const signed = (text: string) => createHmac('sha256', secret).update(`call\n${text}`).digest('base64url')

  return {
    /** Not a secret: it identifies the hotel's service. */
    apiKey: (hotelId: number) => createHmac('sha256', secret).update(`service\n${hotelId}`).digest('hex').slice(0, 24),

    make(claimed: Omit<CallClaims, 'until'>, now: Date): string {
      const until = Math.floor(now.getTime() / 1_000) + CALL_TOKEN_LIFETIME_SECONDS
      const text = Buffer.from(JSON.stringify({ ...claimed, until })).toString('base64url')
      return `${text}.${signed(text)}`
    },

    /** Returns undefined if the token is forged, altered or expired. */
    read(token: string, now: Date): CallClaims | undefined {
      const [text = '', signature = ''] = token.split('.')
      if (!isSameSecret(signature, signed(text))) return undefined
      const read = z.safeParse(claims, JSON.parse(Buffer.from(text, 'base64url').toString()))
      return read.success && read.data.until * 1_000 > now.getTime() ? read.data : undefined
    },
  }
}

export type CallTokens = ReturnType<typeof createCallTokens>

export const isOfEnd = (claimed: CallClaims | undefined, end: CallParty, holder: string): claimed is CallClaims =>
  claimed?.end === end && claimed.holder === holder
