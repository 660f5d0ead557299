import { type ConnectedKind, getSystemKind } from '@foyer/domain/config/hotel-system-kinds.ts'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'

type Secrets = Readonly<Record<string, string>>

/** The only place that encrypts and decrypts the credentials of a connection that is being prepared. */
export interface DraftSecrets {
  seal(hotelId: number, secrets: Secrets): Buffer
  /** Empty if they were encrypted with another secret, which is lost. */
  open(hotelId: number, sealed: Buffer | null): Secrets
}

export function createDraftSecrets(secret: Pick<KeySecret, 'seal' | 'open'>): DraftSecrets {
  const about = (hotelId: number) => `hotel system ${hotelId}`
  return {
    seal: (hotelId, secrets) => secret.seal(JSON.stringify(secrets), about(hotelId)),
    open(hotelId, sealed) {
      const opened = sealed ? secret.open(sealed, about(hotelId)) : undefined
      return opened === undefined ? {} : JSON.parse(opened)
    },
  }
}

/** The secrets of a configuration document, by the names of the kind's fields. */
export const pickSecrets = (kind: ConnectedKind, known: Readonly<Record<string, string | undefined>>): Secrets =>
  Object.fromEntries(
    listSecretFields(kind).flatMap(({ name, key }) => {
      const secret = known[key]
      return secret === undefined ? [] : [[name, secret]]
    }),
  )

/** The same the other way. */
export const toConfigSecrets = (kind: ConnectedKind, secrets: Secrets): Secrets =>
  Object.fromEntries(
    listSecretFields(kind).flatMap(({ name, key }) => {
      const secret = secrets[name]
      return secret === undefined ? [] : [[key, secret]]
    }),
  )

export const listSecretFields = (
  kind: ConnectedKind,
): { readonly name: string; readonly key: string; readonly identifies?: true | undefined }[] =>
  getSystemKind(kind).fields.flatMap(({ name, at: [place, key], identifies }) =>
    place === 'secrets' && key !== undefined ? [{ name, key, identifies }] : [],
  )
