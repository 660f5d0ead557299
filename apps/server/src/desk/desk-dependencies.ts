import type { Access, CoreDependencies } from '../access/create-access.ts'
import type { Book } from '../book/create-book.ts'
import type { HotelSystems } from '../book/hotel-system/hotel-systems.ts'
import type { Checkin } from '../checkin/create-checkin.ts'
import type { Money } from '../money/create-money.ts'
import type { Ports } from '../outside/ports.ts'
import type { Papers } from '../papers/create-papers.ts'
import type { Database } from '../platform/database/open-database.ts'
import type { SingleSignOnSettings } from '../platform/env/single-sign-on.ts'
import type { Outbox } from '../platform/outbox/outbox.ts'
import type { SystemAddresses } from './hotel-system/to-system-config.ts'
import type { IceSettings } from './video-calls/ice-servers.ts'

/** `db` and `sites` use the connection pool reserved for staff. */
export interface DeskDependencies extends CoreDependencies, Access, Ports, Book, Papers, Money, Checkin {
  readonly outbox: Outbox
  /** The guests' pool: attempts to guess pairing codes must not slow down staff. */
  readonly hubDb: Database
  readonly ice: IceSettings
  readonly systems: HotelSystems
  readonly demoSystemAddresses: SystemAddresses
  readonly firstHotel: number
  readonly singleSignOn: SingleSignOnSettings | undefined
}
