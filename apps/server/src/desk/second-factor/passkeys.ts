import {
  type PasskeyAnswer,
  type PasskeyCreated,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
  passkeyTransports,
} from '@foyer/contract/staff/passkey.ts'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { Passkey } from './factor.store.ts'

/** The site that passkeys belong to: they work at this address and at no other. */
export interface RelyingParty {
  readonly origin: string
  readonly id: string
}

/** Without a public address, the one that was requested: at a developer's desk, `localhost`. */
export function getRelyingParty(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicUrl: string | undefined,
): RelyingParty {
  const { origin, hostname } = new URL(publicUrl ?? `${request.protocol}://${request.host}`)
  return { origin, id: hostname }
}

const TIMEOUT_MS = 120_000
const NAME = 'Foyer'
/** ES256, EdDSA and RS256: every authenticator has one of them. */
const ALGORITHMS = [-7, -8, -257]

const toDescriptor = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: toKnownTransports(transports),
})

const toKnownTransports = (transports: readonly string[]) =>
  passkeyTransports.filter((transport) => transports.includes(transport))

interface PasskeyOwner {
  readonly id: string
  readonly name: string
  readonly email: string
}

export async function createPasskeyOptions(
  site: RelyingParty,
  { id, name, email }: PasskeyOwner,
  known: readonly Passkey[],
): Promise<PasskeyCreationOptions> {
  const { challenge, user } = await generateRegistrationOptions({
    rpID: site.id,
    rpName: NAME,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return {
    rp: { id: site.id, name: NAME },
    user,
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: TIMEOUT_MS,
    excludeCredentials: known.map(toDescriptor),
    authenticatorSelection: {
      residentKey: 'preferred',
      requireResidentKey: false,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

/** Without known passkeys the browser offers all that it has for this site. */
export async function createPasskeyRequest(
  site: RelyingParty,
  known: readonly Passkey[],
  ownChallenge?: string,
): Promise<PasskeyRequestOptions> {
  const { challenge } = await generateAuthenticationOptions({
    rpID: site.id,
    ...(ownChallenge && { challenge: ownChallenge }),
  })
  return {
    rpId: site.id,
    challenge,
    timeout: TIMEOUT_MS,
    allowCredentials: known.map(toDescriptor),
    userVerification: 'required',
  }
}

/** Returns undefined for an answer to another challenge, of another site, or without the person. */
export async function readCreatedPasskey(site: RelyingParty, challenge: string, created: PasskeyCreated) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...created,
        response: { ...created.response, transports: toKnownTransports(created.response.transports ?? []) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    const transports = toKnownTransports(created.response.transports ?? [])
    return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports }
  } catch {
    return undefined
  }
}

/** Returns the passkey's new counter, or undefined as above. A copied passkey counts backwards. */
export async function readPasskeyCounter(
  site: RelyingParty,
  challenge: string | ((challenge: string) => boolean),
  { answer, passkey }: { readonly answer: PasskeyAnswer; readonly passkey: Passkey },
): Promise<number | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
