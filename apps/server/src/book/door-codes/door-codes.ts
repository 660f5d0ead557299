import type { KeySecret } from '../../platform/secrets/key-secret.ts'

interface Door {
  readonly hotelId: number
  readonly reservationId: string
}

/** The only place that encrypts and decrypts what opens a door: codes, and the tracks of cards. */
export interface DoorCodes {
  seal(door: Door, code: string): Buffer
  /** Undefined if it was encrypted with another secret, which is lost, or for another door. */
  open(door: Door, sealed: Buffer): string | undefined
}

export function createDoorCodes(secret: Pick<KeySecret, 'seal' | 'open'>): DoorCodes {
  const about = ({ hotelId, reservationId }: Door) => `${hotelId} ${reservationId}`
  return {
    seal: (door, code) => secret.seal(code, about(door)),
    open: (door, sealed) => secret.open(sealed, about(door)),
  }
}
