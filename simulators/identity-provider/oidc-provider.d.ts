/** The part of the library that the simulator uses; the package has no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Context {
    readonly path: string
    readonly oidc?: { readonly session?: { readonly accountId?: string } }
    status: number
    body: unknown
    readonly req: IncomingMessage
  }

  interface RegisteredClient {
    redirectUriAllowed(uri: string): boolean
    postLogoutRedirectUriAllowed(uri: string): boolean
    backchannelLogoutUri?: string
    /** Sends a logout token; rejects unless it is accepted. */
    backchannelLogout(subject: string, session: string): Promise<void>
  }

  export class Provider {
    constructor(issuer: string, configuration: object)
    readonly Client: { readonly prototype: RegisteredClient; find(id: string): Promise<RegisteredClient> }
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void
    on(event: string, listener: (context: Context) => void): void
    callback(): (request: IncomingMessage, response: ServerResponse) => void
  }
}
