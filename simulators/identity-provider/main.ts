// First, because the library already warns while it is loaded.
import './quiet.ts'
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Provider } from 'oidc-provider'
import { createControlServer } from '../control-server.ts'
import { reportReady } from '../report-ready.ts'
import { createSigningKey, readPayload, signToken } from './signing-keys.ts'
import { isTokenFault, spoilToken } from './token-faults.ts'

/**
 * A company's OpenID Connect provider: the library `oidc-provider` with its own login pages, where
 * any password is right. `POST /person` of the control server adds a person or changes their
 * claims, `/register` an address to return to, `/fault` says what goes wrong until it is cleared,
 * `/rotate` changes the signing key, `/logOut`
 * sends a logout token, and `/signLogout` writes one with these claims into the ledger.
 */
interface Person {
  readonly login: string
  readonly claims: Readonly<Record<string, unknown>>
}

interface Entry {
  readonly what: string
  readonly who: string
}

const people = new Map<string, Person['claims']>()
const redirectUris = new Set<string>()
const ledger: Entry[] = []
let fault: string | undefined
let key = createSigningKey('first')
const firstKey = key

const client = (client_id: string) => ({
  client_id,
  client_secret: `${client_id}-secret-of-the-simulator`,
  // Checked against `redirectUris` instead, which grow while the provider runs.
  redirect_uris: ['http://localhost/registered-later'],
  post_logout_redirect_uris: ['http://localhost/registered-later'],
})

function createProvider(issuer: string): Provider {
  const provider = new Provider(issuer, {
    clients: [client('foyer'), client('another-client')],
    jwks: { keys: [firstKey.privateJwk] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: {
      openid: ['sub'],
      profile: ['name', 'locale', 'preferred_username', 'groups'],
      email: ['email', 'email_verified'],
    },
    // The library's own sends nothing to addresses of this machine.
    fetch: (url: string, { dispatcher: _, ...options }: RequestInit & { dispatcher?: unknown }) => fetch(url, options),
    features: { devInteractions: { enabled: true }, rpInitiatedLogout: { enabled: true } },
    async findAccount(_context: unknown, login: string) {
      const claims = people.get(login)
      return claims && { accountId: login, claims: async () => ({ sub: login, ...people.get(login) }) }
    },
  })
  provider.Client.prototype.redirectUriAllowed = (uri) => redirectUris.has(uri)
  provider.Client.prototype.postLogoutRedirectUriAllowed = (uri) => redirectUris.has(uri)
  provider.use(async (context, next) => {
    await next()
    if (context.path === '/jwks') context.body = { keys: [key.publicJwk] }
    if (context.path === '/token') issueToken(context.body)
    if (context.path === '/me' && fault === 'otherPerson')
      context.body = { ...(context.body as object), sub: 'another person' }
  })
  for (const what of ['authorization.success', 'grant.success', 'grant.error', 'end_session.success'])
    provider.on(what, (context) => void ledger.push({ what, who: context.oidc?.session?.accountId ?? '' }))
  return provider
}

function issueToken(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || !('id_token' in answer)) return
  const token = String(answer.id_token)
  if (isTokenFault(fault)) answer.id_token = spoilToken(token, fault, key)
  else if (key !== firstKey) answer.id_token = signToken(readPayload(token), key)
}

/** What goes wrong before the provider sees the request. Returns whether it has answered. */
function fail(request: IncomingMessage, response: ServerResponse): boolean {
  if (fault === 'down') request.socket.destroy()
  else if (fault === 'broken') response.writeHead(500).end('broken')
  else if (fault === 'garbage') response.writeHead(200, { 'content-type': 'application/json' }).end('{"issuer":1}')
  else if (fault !== 'silent' && !(fault === 'tokenDown' && request.url === '/token')) return false
  if (fault === 'tokenDown') request.socket.destroy()
  return true
}

let provider: Provider | undefined
let answer: ReturnType<Provider['callback']> | undefined
const server = createServer((request, response) => {
  if (fail(request, response)) return
  const address = server.address()
  // The port, which is part of the issuer, is known once the server listens.
  provider ??= createProvider(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
  answer ??= provider.callback()
  answer(request, response)
})

const control = createControlServer(() => ledger, {
  person: ({ login, claims }: Person) => void people.set(login, { ...people.get(login), ...claims }),
  register: ({ uri }: { uri: string }) => void redirectUris.add(uri),
  fault: ({ fault: next }: { fault?: string }) => {
    fault = next
  },
  async logOut({ login, uri }: { login: string; uri: string }) {
    const client = await provider?.Client.find('foyer')
    if (!client) throw new Error('Nobody has signed in yet.')
    client.backchannelLogoutUri = uri
    const who = await client.backchannelLogout(login, 'any session').then(
      () => login,
      (error: Error) => error.message,
    )
    ledger.push({ what: 'logout', who })
  },
  signLogout: ({ claims, signedBy }: { claims: object; signedBy: 'provider' | 'another' | 'none' }) => {
    const keys = { provider: key, another: createSigningKey(key.kid), none: undefined }
    ledger.push({ what: 'logoutToken', who: signToken({ ...claims }, keys[signedBy]) })
  },
  rotate: () => {
    key = createSigningKey(randomBytes(4).toString('hex'))
  },
})

await reportReady({ http: server, control })
