import { vi } from 'vitest'

const bytes = (text: string) => new TextEncoder().encode(text).buffer

/** A credential as the browser returns it. */
export const createCredential = () => ({
  id: 'a-key',
  rawId: bytes('a'),
  type: 'public-key',
  response: { authenticatorData: bytes('b'), clientDataJSON: bytes('c'), signature: bytes('d') },
  getClientExtensionResults: () => ({}),
})

/** A browser with an authenticator that returns this credential, or is cancelled. */
export function stubAuthenticator(get: () => Promise<unknown>) {
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials: { get } }))
}
