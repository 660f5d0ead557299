import { SIGN_ON_RETURN_PATH } from '@foyer/contract/staff/single-sign-on.ts'
import { test as base } from './foyer.ts'
import { Server } from './server.ts'
import { Simulator } from './simulator.ts'

interface LedgerEntry {
  readonly what: string
  readonly who: string
}

/**
 * The company's provider is at 127.0.0.1 and Foyer at localhost, so that to the browser they are
 * different sites.
 */
export const test = base.extend<{ company: Simulator<LedgerEntry> }>({
  company: async ({ browserName: _ }, use) => {
    const company = new Simulator<LedgerEntry>('identity-provider')
    await company.start()
    await use(company)
    await company.close()
  },

  foyer: async ({ company }, use) => {
    const server = new Server({
      SSO_ISSUER: company.url,
      SSO_CLIENT_ID: 'foyer',
      SSO_CLIENT_SECRET: 'foyer-secret-of-the-simulator',
      SSO_ROLES: 'managers:manager@1',
      SSO_CONTACT: 'IT, extension 300',
    })
    await server.start()
    for (const path of [SIGN_ON_RETURN_PATH, '/staff/']) await company.play('register', { uri: server.url + path })
    const { url, notes, pairing } = server
    const restart = async () => {
      await server.stop()
      await server.start()
    }
    const guest = () => url
    await use({
      url,
      notes,
      pairing,
      guest,
      restart,
      kill: () => server.kill(),
      whileStopped: (work) => server.whileStopped(work),
    })
    await server.close()
  },
})
