import type { Page } from './access/page/page.ts'
import type { IceSettings } from './desk/video-calls/ice-servers.ts'
import type { ChooseBusPayment } from './outside/bus-payment/bus-payment.ts'
import type { DocumentReader } from './outside/document-reader/document-reader.ts'
import type { ChooseFaceMatcher } from './outside/face-matcher/face-matcher.ts'
import type { ChooseHotelSystem } from './outside/hotel-system/hotel-system.ts'
import type { ChooseKeyProvider } from './outside/key-provider/key-provider.ts'
import type { Mailer } from './outside/mailer/mailer.ts'
import type { ChooseGateway } from './outside/payment-gateway/payment-gateway.ts'
import type { PostalCodes } from './outside/postal-codes/postal-codes.ts'
import type { BackupSettings } from './platform/database/backup/backup-folder.ts'
import type { Database } from './platform/database/open-database.ts'
import type { KeySecret } from './platform/secrets/key-secret.ts'
import type { PasswordCost } from './platform/secrets/password-hash.ts'
import type { Clock } from './platform/time/clock.ts'

export interface AppDependencies {
  readonly db: Database
  readonly now: () => Date
  /** Outside the database: signs what may be cut, and seals the codes of doors. */
  readonly keySecret: KeySecret
  /** If absent, no jobs run. */
  readonly clock?: Clock | undefined
  readonly publicUrl?: string | undefined
  /** Absent: a request comes from who sends it. */
  readonly trustProxy?: readonly string[]
  /** Who may read figures and the description of calls; absent: this machine. */
  readonly operators?: readonly string[]
  readonly logLevel?: string
  /** How much room there is where the data lies; absent: it lies elsewhere. */
  readonly freeBytes?: (() => Promise<number>) | undefined
  /** Where the log goes; absent: to the standard output. */
  readonly logTo?: { write(line: string): void } | undefined
  readonly development?: boolean
  /** What it costs to try a password; absent: what is right for a server that guests use. */
  readonly passwordCost?: PasswordCost | undefined
  /** Absent: the built guest application. */
  readonly page?: Page
  /** If absent, mail is stored and not sent. */
  readonly mailer?: Mailer
  /** Absent: documents are not read out of pictures. */
  readonly documentReader?: DocumentReader
  /** If absent, faces are compared in the demo only. */
  readonly faceMatcherFor?: ChooseFaceMatcher
  /** Absent: as each hotel's own document says. */
  readonly systemFor?: ChooseHotelSystem
  /** If absent, door codes are made in the demo only. */
  readonly keyProviderFor?: ChooseKeyProvider
  /** If absent, each hotel's document decides; the demo takes no cards. */
  readonly gatewayFor?: ChooseGateway
  /** If absent, there is no provider that operates its own terminals. */
  readonly busFor?: ChooseBusPayment
  /** Absent: postal codes are those that we know ourselves. */
  readonly maps?: PostalCodes | undefined
  /** How the two ends of a video call find each other; absent: within one network only. */
  readonly ice?: IceSettings | undefined
  /** The backup folder; if absent, no automatic backups. */
  readonly backups?: BackupSettings | undefined
  /** Where the links of mails lead, when there is no public address. */
  readonly localUrl?: string
}
