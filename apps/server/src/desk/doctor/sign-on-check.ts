import { SIGN_ON_RETURN_PATH } from '@foyer/contract/staff/single-sign-on.ts'
import { ProviderFailure } from '../../outside/identity-provider/identity-provider.ts'
import { discoverProvider } from '../../outside/identity-provider/openid-provider.ts'
import { CHECK_TIMEOUT_MS, type Check, type DoctorContext } from './doctor-context.ts'
import { countEmergencyAdministrators } from './emergency-facts.store.ts'
import { ok, problem, warning } from './finding.ts'

/** Without these, no one can sign in. */
const endpoints = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const

/** Reads the provider's discovery document. Signs no one in, and never prints the client's secret. */
export const signOnCheck: Check = {
  name: 'sso',
  async run({ settings, database }) {
    const { singleSignOn, publicUrl, port } = settings
    if (!singleSignOn) return ok('SSO_ISSUER is not set, so staff sign in with passwords.')
    const { issuer, only } = singleSignOn
    try {
      const document = await discoverProvider(singleSignOn, CHECK_TIMEOUT_MS / 1_000)
      const missing = endpoints.filter((name) => document[name] === undefined)
      if (missing.length > 0)
        return problem(
          `${issuer} does not name its ${missing.join(', ')}.`,
          'Set SSO_ISSUER to an OpenID Connect issuer.',
        )
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error
      return error.reason === 'unavailable'
        ? problem(`${issuer} does not answer (${error.code}).`, 'Check SSO_ISSUER, the firewall and the provider.')
        : problem(
            `${issuer} has no valid discovery document (${error.code}).`,
            'Set SSO_ISSUER to the issuer exactly as the provider writes it.',
          )
    }
    const redirectUri = `${publicUrl ?? `http://localhost:${port}`}${SIGN_ON_RETURN_PATH}`
    const answers = `${issuer} answers; the redirect address to register there is ${redirectUri}`
    if (only && (await hasNoEmergencyAdministrator(database)))
      return warning(
        `${answers}, but if the provider fails, no one can sign in.`,
        'Name an administrator with: npm run admin -- emergency {e-mail}',
      )
    return ok(`${answers}.`)
  },
}

async function hasNoEmergencyAdministrator(database: DoctorContext['database']): Promise<boolean> {
  return database !== undefined && (await countEmergencyAdministrators(database.db.directory)) === 0
}
