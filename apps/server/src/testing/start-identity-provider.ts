import { parseRoleRule, type SingleSignOnSettings } from '../platform/env/single-sign-on.ts'
import { startSimulator } from './start-simulator.ts'

interface LedgerEntry {
  readonly what: string
  readonly who: string
}

export interface IdentityProviderProcess {
  /** The operator's settings for it. */
  readonly settings: SingleSignOnSettings
  /** Adds a person, or changes their claims. */
  person(login: string, claims: Readonly<Record<string, unknown>>): Promise<void>
  register(uri: string): Promise<void>
  /** If absent, nothing goes wrong any more. */
  fault(fault?: string): Promise<void>
  rotate(): Promise<void>
  /** Ends the person's login, and reports it to this address. */
  logOut(login: string, uri: string): Promise<void>
  /** A logout token with these claims. */
  signLogout(claims: object, signedBy?: 'provider' | 'another' | 'none'): Promise<string>
  ledger(): Promise<readonly LedgerEntry[]>
}

/** A real provider in its own process, which knows nothing about our code. */
export async function startIdentityProvider(): Promise<IdentityProviderProcess> {
  const { url, control } = await startSimulator('identity-provider')
  const send = async (deed: string, body: object) =>
    void (await fetch(`${control}/${deed}`, { method: 'POST', body: JSON.stringify(body) }))
  const readLedger = async () => (await (await fetch(`${control}/ledger`)).json()) as LedgerEntry[]
  return {
    settings: {
      issuer: url,
      clientId: 'foyer',
      clientSecret: 'foyer-secret-of-the-simulator',
      scopes: 'openid profile email',
      roleClaim: 'groups',
      roles: ['it:administrator', 'front-office:receptionist@1', 'managers:manager@1+2'].flatMap(
        (rule) => parseRoleRule(rule) ?? [],
      ),
      label: undefined,
      contact: undefined,
      only: false,
      linksByEmail: false,
    },
    person: (login, claims) => send('person', { login, claims }),
    register: (uri) => send('register', { uri }),
    fault: (fault) => send('fault', { fault }),
    rotate: () => send('rotate', {}),
    logOut: (login, uri) => send('logOut', { login, uri }),
    async signLogout(claims, signedBy = 'provider') {
      await send('signLogout', { claims, signedBy })
      return (await readLedger()).findLast(({ what }) => what === 'logoutToken')?.who ?? ''
    },
    ledger: readLedger,
  }
}
