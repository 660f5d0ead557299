import type { Access, Ground } from '../access/open-access.ts'
import type { Book } from '../book/open-book.ts'
import { refuseShortDeposit } from '../money/deposit/deposit-of-rental.ts'
import type { Money } from '../money/open-money.ts'
import type { Ports } from '../outside/ports.ts'
import type { Papers } from '../papers/open-papers.ts'
import { serverSecret } from '../platform/database/server-secret.store.ts'
import { type AccountService, accountService } from './account/account.service.ts'
import { type AgreementService, agreementService } from './agreement/agreement.service.ts'
import { type SignedAgreements, signedAgreements } from './agreement/signed-agreement.ts'
import { openScans, type Scans } from './document/scans.ts'
import { type ExtrasService, extrasService } from './extras/extras.service.ts'
import { type GuestService, guestService } from './guests/guests.service.ts'
import { type PickUpService, pickUpService } from './pick-up/pick-up.service.ts'
import { keepPreCheckin } from './pre-checkin/pre-checkin.store.ts'
import { type KeyCodes, keyCodes } from './proof/key-codes.ts'
import { type StayCardService, stayCardService } from './stay-card/stay-card.service.ts'
import { type UpgradeService, upgradeService } from './upgrade/upgrade.service.ts'

/** What the lower layers provide to check-in. */
export interface CheckinDependencies extends Ground, Access, Ports, Book, Papers, Money {
  readonly builtAt: Date
}

/** The services that several steps of the guest's journey share. */
export interface CheckinServices extends CheckinDependencies {
  readonly accounts: AccountService
  readonly agreements: AgreementService
  readonly extras: ExtrasService
  readonly guests: GuestService
  readonly keyCodes: KeyCodes
  readonly pickUps: PickUpService
  readonly scans: Scans
  readonly signed: SignedAgreements
  readonly stayCards: StayCardService
  readonly upgrades: UpgradeService
}

export async function createServices(dependencies: CheckinDependencies): Promise<CheckinServices> {
  const { db, baseUrl, sites, changes, codes, reservations, tellHotel: hotel, bills } = dependencies
  const scans = openScans({ secret: await serverSecret(db, 'scan') })
  const upgrades = upgradeService({ reservations, sites, changes })
  const pickUps = pickUpService({ reservations, changes })
  const signed = signedAgreements(reservations, sites)
  const guests = guestService({
    reservations,
    hotel,
    scans,
    codes,
    bills,
    moveIn: upgrades.moveIn,
    rental: {
      refuseShortDeposit: refuseShortDeposit(sites),
      refuseOtherAgreement: signed.refuseOther,
      endPickUp: pickUps.end,
    },
    keepWishes: keepPreCheckin,
  })
  return {
    ...dependencies,
    accounts: accountService(reservations),
    agreements: agreementService({ sites }),
    extras: extrasService({ reservations, hotel, sites, changes }),
    guests,
    keyCodes: keyCodes(await serverSecret(db, 'key-codes')),
    pickUps,
    scans,
    signed,
    stayCards: stayCardService({ reservations, sites, baseUrl }),
    upgrades,
  }
}
