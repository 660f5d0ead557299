import { createHmac } from 'node:crypto'
import { getLobbyPeriod, isMailedCodeValid, SHORT_CODE_DIGITS } from '@foyer/domain/proof/short-code.ts'

interface Mailed {
  readonly hotelId: number
  readonly reservationId: string
  readonly visitId: string
  readonly sentAt: Date | null
}

/** The codes that a phone must enter for a key. They are computed, so none is stored. */
export interface KeyCodes {
  mailed(of: Omit<Mailed, 'sentAt'> & { readonly sentAt: Date }): string
  isMailed(typed: string, of: Mailed, now: Date): boolean
  /** Returns the code on the hotel's screens and for how many more seconds it is shown. */
  lobby(hotelId: number, now: Date): { readonly code: string; readonly seconds: number }
  isLobby(typed: string, hotelId: number, now: Date): boolean
}

export function createKeyCodes(secret: Buffer): KeyCodes {
  const digits = (...parts: readonly (string | number)[]) => {
    const number = createHmac('sha256', secret).update(parts.join(' ')).digest().readUIntBE(0, 6)
    return String(number % 10 ** SHORT_CODE_DIGITS).padStart(SHORT_CODE_DIGITS, '0')
  }
  const mailed: KeyCodes['mailed'] = ({ hotelId, reservationId, visitId, sentAt }) =>
    digits('mailed', hotelId, reservationId, visitId, sentAt.getTime())
  const lobby = (hotelId: number, period: number) => digits('lobby', hotelId, period)
  return {
    mailed,
    isMailed: (typed, { sentAt, ...of }, now) =>
      sentAt !== null && isMailedCodeValid(sentAt, now) && typed === mailed({ ...of, sentAt }),
    lobby(hotelId, now) {
      const { period, seconds } = getLobbyPeriod(now)
      return { code: lobby(hotelId, period), seconds }
    },
    isLobby(typed, hotelId, now) {
      const { period } = getLobbyPeriod(now)
      return [period, period - 1].some((one) => lobby(hotelId, one) === typed)
    },
  }
}
