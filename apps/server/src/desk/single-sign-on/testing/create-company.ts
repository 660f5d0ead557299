import { SIGN_ON_RETURN_PATH } from '@foyer/contract/staff/single-sign-on.ts'
import type { SingleSignOnSettings } from '../../../platform/env/single-sign-on.ts'
import { createTestServer } from '../../../testing/create-test-server.ts'
import { startIdentityProvider } from '../../../testing/start-identity-provider.ts'
import { CompanyBrowser } from './company-browser.ts'

export const PUBLIC_URL = 'http://localhost'

export const ana = { name: 'Ana Roca', email: 'ana@company.example', email_verified: true, groups: ['front-office'] }

/** A server whose staff have company accounts, and the provider of these with Ana. */
export async function createCompany(changes: Partial<SingleSignOnSettings> = {}, publicUrl = PUBLIC_URL) {
  const provider = await startIdentityProvider()
  await provider.register(publicUrl + SIGN_ON_RETURN_PATH)
  await provider.person('ana', ana)
  const logged: string[] = []
  const server = await createTestServer({
    publicUrl,
    singleSignOn: { ...provider.settings, ...changes },
    logTo: { write: (line) => void logged.push(line) },
  })
  return { ...server, provider, logged, browser: () => new CompanyBrowser(server.app) }
}

/** Where our answer leads: the page after a sign-in, or that of a problem. */
export const readDestination = ({ headers, body }: { headers: Record<string, unknown>; body: string }) =>
  headers['location'] ?? /content="0;url=([^"]*)"/.exec(body)?.[1]
