import { createHmac } from 'node:crypto'
import type { IceServer } from '@foyer/contract/messages/video-call.ts'
import { RELAY_PASSWORD_LIFETIME_SECONDS } from '@foyer/domain/video-call/call-times.ts'
import type { VideoCallConfig } from '@foyer/domain/video-call/video-call-config.ts'

/** The operator's settings, for hotels without their own. */
export interface IceSettings {
  readonly stun: readonly string[]
  readonly turn: readonly string[]
  readonly turnSecret: string | undefined
}

export const noIce: IceSettings = { stun: [], turn: [], turnSecret: undefined }

interface IceRequest {
  readonly config: VideoCallConfig
  readonly secret: string | undefined
  readonly settings: IceSettings
  /** Identity that the relay writes to its log. */
  readonly who: string
  readonly now: Date
}

/**
 * A hotel's own relay uses its own secret; the operator's secret is never used for a hotel's
 * address.
 */
export function listIceServers({ config, secret, settings, who, now }: IceRequest): IceServer[] {
  const stun = config.stun ?? settings.stun
  const turn = config.turn ?? settings.turn
  const relaySecret = config.turn ? secret : settings.turnSecret
  return [
    ...(stun.length > 0 ? [{ urls: [...stun] }] : []),
    ...(turn.length > 0 && relaySecret ? [{ urls: [...turn], ...createRelayPassword(relaySecret, who, now) }] : []),
  ]
}

/**
 * In the format of coturn's use-auth-secret: the user name contains the expiry, and the password
 * proves that we issued it.
 */
export function createRelayPassword(secret: string, who: string, now: Date): { username: string; credential: string } {
  const username = `${Math.floor(now.getTime() / 1_000) + RELAY_PASSWORD_LIFETIME_SECONDS}:${who}`
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') }
}
