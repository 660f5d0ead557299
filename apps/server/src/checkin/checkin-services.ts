import type { Access, CoreDependencies } from '../access/create-access.ts'
import type { Book } from '../book/create-book.ts'
import type { Money } from '../money/create-money.ts'
import { createAssertDepositPaid } from '../money/deposit/deposit-of-rental.ts'
import type { Ports } from '../outside/ports.ts'
import type { Papers } from '../papers/create-papers.ts'
import { type AccountService, createAccountService } from './account/account.service.ts'
import { type AgreementService, createAgreementService } from './agreement/agreement.service.ts'
import { createSignedAgreements, type SignedAgreements } from './agreement/signed-agreement.ts'
import { createScans, type Scans } from './document/scans.ts'
import { createExtrasService, type ExtrasService } from './extras/extras.service.ts'
import { createGuestService, type GuestService } from './guests/guests.service.ts'
import { createPickUpService, type PickUpService } from './pick-up/pick-up.service.ts'
import { savePreCheckin } from './pre-checkin/pre-checkin.store.ts'
import { createKeyCodes, type KeyCodes } from './proof/key-codes.ts'
import { createStayCardService, type StayCardService } from './stay-card/stay-card.service.ts'
import { createUpgradeService, type UpgradeService } from './upgrade/upgrade.service.ts'

/** What the lower layers provide to check-in. */
export interface CheckinDependencies extends CoreDependencies, Access, Ports, Book, Papers, Money {
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

export function createCheckinServices(dependencies: CheckinDependencies): CheckinServices {
  const { baseUrl, sites, changes, codes, reservations, hotelPublisher: hotel, bills } = dependencies
  const scans = createScans({ secret: dependencies.keySecret.sealKey('scan') })
  const upgrades = createUpgradeService({ reservations, sites, changes })
  const pickUps = createPickUpService({ reservations, changes })
  const signed = createSignedAgreements(reservations, sites)
  const guests = createGuestService({
    reservations,
    hotel,
    sites,
    scans,
    codes,
    bills,
    moveIn: upgrades.moveIn,
    rental: {
      assertDepositPaid: createAssertDepositPaid(sites),
      assertSameAgreement: signed.assertUnchanged,
      endPickUp: pickUps.end,
    },
    savePreferences: savePreCheckin,
  })
  return {
    ...dependencies,
    accounts: createAccountService(reservations),
    agreements: createAgreementService({ sites }),
    extras: createExtrasService({ reservations, hotel, sites, changes }),
    guests,
    keyCodes: createKeyCodes(dependencies.keySecret.sealKey('key-codes')),
    pickUps,
    scans,
    signed,
    stayCards: createStayCardService({ reservations, sites, baseUrl }),
    upgrades,
  }
}
