import { SIGN_ON_RETURN_PATH } from '@foyer/contract/staff/single-sign-on.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { singleSignOnRoutes } from './single-sign-on/single-sign-on.routes.ts'
import { createSingleSignOnService } from './single-sign-on/single-sign-on.service.ts'

/** Company accounts of staff; without a provider the call answers that there is none. */
export function registerSingleSignOn(dependencies: DeskDependencies): void {
  const { app, db, calls, secureCookies, publicUrl, baseUrl, identityProvider: provider, singleSignOn } = dependencies
  /** Without a public address, the port that this server listens on. */
  const getBaseUrl = () => {
    const address = app.server.address()
    return publicUrl ?? (typeof address === 'object' && address ? `http://localhost:${address.port}` : baseUrl)
  }
  const signOn =
    provider &&
    singleSignOn &&
    createSingleSignOnService({
      db,
      provider,
      settings: singleSignOn,
      getRedirectUri: () => getBaseUrl() + SIGN_ON_RETURN_PATH,
      log: (failure) => app.log.error(failure, 'single sign-on failed'),
    })
  singleSignOnRoutes(app, calls, { signOn, secureCookies, getBaseUrl })
}
