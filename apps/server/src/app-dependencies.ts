import type { SecondFactorSetting } from '@foyer/domain/staff/second-factor.ts'
import type { Page } from './access/page/page.ts'
import type { SystemAddresses } from './desk/hotel-system/to-system-config.ts'
import type { IceSettings } from './desk/video-calls/ice-servers.ts'
import type { ChooseAuthority } from './outside/authority/authority.ts'
import type { ChooseBusPayment } from './outside/bus-payment/bus-payment.ts'
import type { DocumentReader } from './outside/document-reader/document-reader.ts'
import type { ChooseFaceMatcher } from './outside/face-matcher/face-matcher.ts'
import type { ChooseHotelSystem } from './outside/hotel-system/hotel-system.ts'
import type { ChooseKeyProvider } from './outside/key-provider/key-provider.ts'
import type { Mailer } from './outside/mailer/mailer.ts'
import type { ChooseGateway } from './outside/payment-gateway/payment-gateway.ts'
import type { PostalCodes } from './outside/postal-codes/postal-codes.ts'
import type { ChooseTaxAgency } from './outside/tax-agency/tax-agency.ts'
import type { Wallets } from './outside/wallet/wallet.ts'
import type { BackupSettings } from './platform/database/backup/backup-folder.ts'
import type { Database } from './platform/database/open-database.ts'
import type { Replica } from './platform/database/replica.ts'
import type { SingleSignOnSettings } from './platform/env/single-sign-on.ts'
import type { KeySecret } from './platform/secrets/key-secret.ts'
import type { PasswordCost } from './platform/secrets/password-hash.ts'
import type { Clock } from './platform/time/clock.ts'

export interface AppDependencies {
  readonly db: Database
  /** Reads lists of the staff; if absent, the database itself does. */
  readonly replica?: Replica | undefined
  readonly now: () => Date
  /** Stored outside the database; signs what may be cut as a key and encrypts door codes. */
  readonly keySecret: KeySecret
  /** If absent, no jobs run. */
  readonly clock?: Clock | undefined
  readonly publicUrl?: string | undefined
  /** If unset, the socket's address is the client's address. */
  readonly trustProxy?: readonly string[]
  /** Addresses that may read metrics and the API description; if absent, only this machine. */
  readonly operators?: readonly string[]
  readonly logLevel?: string
  /** Free disk space of the data folder; absent when the data is stored elsewhere. */
  readonly freeBytes?: (() => Promise<number>) | undefined
  /** If absent, the log goes to standard output. */
  readonly logTo?: { write(line: string): void } | undefined
  readonly development?: boolean
  /** Cost of hashing a password; if absent, the production cost. */
  readonly passwordCost?: PasswordCost | undefined
  /** Who needs a second factor; if absent, managers and administrators. */
  readonly secondFactor?: SecondFactorSetting | undefined
  /** If absent, the built guest application is served. */
  readonly page?: Page
  /** If absent, mail is stored and not sent. */
  readonly mailer?: Mailer
  /** If absent, documents are not read from pictures. */
  readonly documentReader?: DocumentReader
  /** If absent, faces are compared in the demo only. */
  readonly faceMatcherFor?: ChooseFaceMatcher
  /** If absent, each hotel's document decides. */
  readonly systemFor?: ChooseHotelSystem
  /** Where simulated hotel systems of the demo hotels are reached; if absent, the real ones. */
  readonly demoSystemAddresses?: SystemAddresses
  /** If absent, door codes are made in the demo only. */
  readonly keyProviderFor?: ChooseKeyProvider
  /** If absent, each hotel's document decides; the demo takes no cards. */
  readonly gatewayFor?: ChooseGateway
  /** If absent, there is no provider that operates its own terminals. */
  readonly busFor?: ChooseBusPayment
  /** If absent, each hotel's document decides; the demo reports to no one. */
  readonly authorityFor?: ChooseAuthority
  /** If absent, each hotel's document decides; the demo sends nothing. */
  readonly taxAgencyFor?: ChooseTaxAgency
  /** If absent, only the built-in postal codes are known. */
  readonly maps?: PostalCodes | undefined
  /** ICE servers for video calls; if absent, calls work within one network only. */
  readonly ice?: IceSettings | undefined
  /** The number of the first hotel; if absent, the usual one. */
  readonly firstHotel?: number | undefined
  /** The company's identity provider; if absent, staff sign in with passwords only. */
  readonly singleSignOn?: SingleSignOnSettings | undefined
  /** Passes for guests' phones; if absent, none are offered. */
  readonly wallets?: Wallets | undefined
  /** The backup folder; if absent, no automatic backups. */
  readonly backups?: BackupSettings | undefined
  /** Base of the links in mails when there is no public address. */
  readonly localUrl?: string
}
