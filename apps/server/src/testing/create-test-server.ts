import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import type { SecondFactorSetting } from '@foyer/domain/staff/second-factor.ts'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { createPage } from '../access/page/page.ts'
import { publishConfig } from '../access/site/publish-config.ts'
import { buildApp } from '../app.ts'
import type { SystemAddresses } from '../desk/hotel-system/to-system-config.ts'
import type { ChooseAuthority } from '../outside/authority/authority.ts'
import type { ChooseBusPayment } from '../outside/bus-payment/bus-payment.ts'
import type { DocumentReader } from '../outside/document-reader/document-reader.ts'
import type { ChooseFaceMatcher } from '../outside/face-matcher/face-matcher.ts'
import type { ChooseKeyProvider } from '../outside/key-provider/key-provider.ts'
import type { Mailer } from '../outside/mailer/mailer.ts'
import type { ChooseGateway } from '../outside/payment-gateway/payment-gateway.ts'
import type { PostalCodes } from '../outside/postal-codes/postal-codes.ts'
import type { ChooseTaxAgency } from '../outside/tax-agency/tax-agency.ts'
import type { Wallets } from '../outside/wallet/wallet.ts'
import type { Replica } from '../platform/database/replica.ts'
import type { FreshDatabase } from '../platform/database/testing/create-fresh-database.ts'
import { reusedDatabase } from '../platform/database/testing/reused-database.ts'
import { NOON } from '../platform/database/testing/templates.ts'
import type { SingleSignOnSettings } from '../platform/env/single-sign-on.ts'
import { quickCost } from '../platform/secrets/testing/quick-cost.ts'
import type { Clock } from '../platform/time/clock.ts'
import { Browser } from './browser.ts'
import { GuestPage, type PageAddress } from './guest-page.ts'
import { testKeySecret } from './test-key-secret.ts'

/** The built guest page, reduced to what the server touches. */
const TEMPLATE = '<!doctype html><html lang="en"><head><!--site--></head><body></body></html>'

export const kioskLicenses = { 1: 'FOYE-RHOT-ELKI-OSK1', 2: 'FOYE-RBEA-CHKI-OSK1' } as const

interface TestServerOptions {
  readonly publicUrl?: string
  readonly logTo?: { write(line: string): void }
  readonly mailer?: Mailer
  readonly faceMatcherFor?: ChooseFaceMatcher
  readonly maps?: PostalCodes
  readonly documentReader?: DocumentReader
  readonly freeBytes?: () => Promise<number>
  /** If absent, hashing costs next to nothing. */
  readonly passwordCost?: 'usual'
  /** If absent, none is needed, as in the demo. */
  readonly secondFactor?: SecondFactorSetting
  readonly keyProviderFor?: ChooseKeyProvider
  readonly gatewayFor?: ChooseGateway
  readonly busFor?: ChooseBusPayment
  readonly authorityFor?: ChooseAuthority
  readonly taxAgencyFor?: ChooseTaxAgency
  readonly firstHotel?: number
  readonly singleSignOn?: SingleSignOnSettings
  readonly demoSystemAddresses?: SystemAddresses
  readonly wallets?: Wallets
  /** If absent, no job runs. */
  readonly clock?: Clock
  /**
   * The database of another server, which closes it; if absent, a fresh one is dropped after the
   * test.
   */
  readonly db?: FreshDatabase
  readonly replica?: Replica
}

export interface TestServer {
  readonly app: FastifyInstance
  readonly db: FreshDatabase
  /** Time doesn't pass until it is set. */
  setNow(moment: string): void
  /** Opens a page in a new browser, unless one is given. */
  open(address?: PageAddress, browser?: Browser): Promise<GuestPage>
  /** Opens a page on a device that was enrolled with the hotel's kiosk license. */
  openKiosk(hotelId?: 1 | 2): Promise<GuestPage>
  publish(hotelId: number, document: HotelConfigInput): Promise<void>
}

/** The whole server without a port, on its own database with the demo of `NOON`'s day. */
export async function createTestServer({
  publicUrl,
  logTo,
  mailer,
  maps,
  faceMatcherFor,
  documentReader,
  freeBytes,
  keyProviderFor,
  gatewayFor,
  busFor,
  authorityFor,
  taxAgencyFor,
  firstHotel,
  singleSignOn,
  demoSystemAddresses,
  wallets,
  clock,
  db: given,
  replica,
  passwordCost,
  secondFactor = 'off',
}: TestServerOptions = {}): Promise<TestServer> {
  const db = given ?? (await reusedDatabase())
  let moment = new Date(NOON)
  const now = () => moment
  const page = createPage(async () => TEMPLATE)
  const logLevel = logTo ? 'debug' : 'silent'
  const chosen = {
    ...(mailer && { mailer }),
    ...(faceMatcherFor && { faceMatcherFor }),
    ...(documentReader && { documentReader }),
    ...(freeBytes && { freeBytes }),
    ...(keyProviderFor && { keyProviderFor }),
    ...(gatewayFor && { gatewayFor }),
    ...(busFor && { busFor }),
    ...(authorityFor && { authorityFor }),
    ...(taxAgencyFor && { taxAgencyFor }),
    ...(firstHotel && { firstHotel }),
    ...(singleSignOn && { singleSignOn }),
    ...(demoSystemAddresses && { demoSystemAddresses }),
    ...(wallets && { wallets }),
    ...(clock && { clock }),
    ...(replica && { replica }),
  }
  const app = await buildApp({
    db,
    now,
    keySecret: testKeySecret,
    page,
    publicUrl,
    trustProxy: ['loopback'],
    operators: ['anybody'],
    logTo,
    logLevel,
    maps,
    passwordCost: passwordCost === 'usual' ? undefined : quickCost,
    secondFactor,
    ...chosen,
  })
  // Registered later, so it runs before the database is dropped.
  onTestFinished(() => app.close())

  const open: TestServer['open'] = async (address = {}, browser = new Browser(app)) => {
    const guest = new GuestPage(browser, address)
    await guest.load()
    return guest
  }

  return {
    app,
    db,
    open,
    setNow(text) {
      moment = new Date(text)
    },
    async openKiosk(hotelId = 1) {
      const browser = new Browser(app)
      await browser.signIn(kioskLicenses[hotelId])
      return open({ hotelId, appKey: 'kiosk' }, browser)
    },
    async publish(hotelId, document) {
      await db.inHotel(hotelId, (tx) => publishConfig(tx, hotelId, document))
    },
  }
}
