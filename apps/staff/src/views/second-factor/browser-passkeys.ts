import type {
  PasskeyAnswer,
  PasskeyCreated,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@foyer/contract/staff/passkey.ts'
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'

/** Passkeys belong to a name: a browser makes none for an IP address, or without encryption. */
export function canUsePasskeys(): boolean {
  const isAddress = /^[\d.]+$|^\[/.test(location.hostname)
  return browserSupportsWebAuthn() && !isAddress
}

/** Undefined if the person cancelled, or the browser has no such passkey. */
export async function createPasskey(options: PasskeyCreationOptions): Promise<PasskeyCreated | undefined> {
  try {
    return await startRegistration({ optionsJSON: options })
  } catch {
    return undefined
  }
}

export async function askForPasskey(options: PasskeyRequestOptions): Promise<PasskeyAnswer | undefined> {
  try {
    return await startAuthentication({ optionsJSON: options })
  } catch {
    return undefined
  }
}
