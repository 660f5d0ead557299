import type { Access, Ground } from '../access/open-access.ts'
import { guestAlertRoutes } from '../book/alert/alert.routes.ts'
import { refusedArrival } from '../book/alert/refused-arrival.ts'
import { checkinLogRoutes } from '../book/checkin-log/checkin-log.routes.ts'
import { customerRoutes } from '../book/customer/customer.routes.ts'
import { type CustomerService, customerService } from '../book/customer/customer.service.ts'
import { doorCodes } from '../book/door-codes/door-codes.ts'
import { askHotel } from '../book/hotel-system/ask-hotel.ts'
import { hotelSystemEnd } from '../book/hotel-system/hotel-system-end.ts'
import { type HotelSystems, hotelSystems } from '../book/hotel-system/hotel-systems.ts'
import { HOTEL_SYSTEM_END, type TellHotel, tellHotel } from '../book/hotel-system/tell-hotel.ts'
import { webhookRoutes } from '../book/hotel-system/webhook.routes.ts'
import { legalRoutes } from '../book/legal/legal.routes.ts'
import { qrRoutes } from '../book/qr/qr.routes.ts'
import { type ReservationService, reservationService } from '../book/reservation/reservation.service.ts'
import { type BillService, billService } from '../money/bill/bill.service.ts'
import { refuseShortDeposit } from '../money/deposit/deposit-of-rental.ts'
import { depositToBlock } from '../money/deposit/deposit-to-block.ts'
import { type Money, openMoney } from '../money/open-money.ts'
import { settledBill } from '../money/payment/settled-bill.ts'
import { summaryCards } from '../money/payment/summary-cards.ts'
import { voucherService } from '../money/voucher/voucher.service.ts'
import type { ChooseGateway } from '../outside/payment-gateway/payment-gateway.ts'
import type { Ports } from '../outside/ports.ts'
import { withFallback } from '../outside/postal-codes/choose-postal-codes.ts'
import { mailEnd } from '../papers/mail/mail-end.ts'
import { type Mails, mails as openMails } from '../papers/mail/mails.ts'
import { type InBackground, inBackground as openBackground } from '../platform/background/in-background.ts'
import { type Outbox, outbox as openOutbox } from '../platform/outbox/outbox.ts'
import { serverSecret } from '../platform/server-secret/server-secret.store.ts'
import { accountRoutes } from './account/account.routes.ts'
import { accountService } from './account/account.service.ts'
import { closeAccountRoutes } from './account/close.routes.ts'
import { provePassword } from './account/prove-password.ts'
import { accountRecoveryRoutes } from './account/recovery.routes.ts'
import { accountSessionRoutes } from './account/session.routes.ts'
import { agreementRoutes } from './agreement/agreement.routes.ts'
import { type AgreementService, agreementService } from './agreement/agreement.service.ts'
import { signedAgreements } from './agreement/signed-agreement.ts'
import { cancelRoutes } from './cancel/cancel.routes.ts'
import { cancelService } from './cancel/cancel.service.ts'
import { checkOutRoutes } from './checkout/check-out.routes.ts'
import { checkOutService } from './checkout/check-out.service.ts'
import { type Departures, departures } from './checkout/departures.ts'
import { completionRoutes } from './completion/completion.routes.ts'
import { completionService } from './completion/completion.service.ts'
import { deviceAdminRoutes } from './device-admin/device-admin.routes.ts'
import { documentRoutes } from './document/document.routes.ts'
import { driversRoutes } from './drivers/drivers.routes.ts'
import { driversService } from './drivers/drivers.service.ts'
import { extrasRoutes } from './extras/extras.routes.ts'
import { extrasService } from './extras/extras.service.ts'
import { faceRoutes } from './face/face.routes.ts'
import { guestRoutes } from './guests/guests.routes.ts'
import { guestService } from './guests/guests.service.ts'
import { handOverRoutes } from './hand-over/hand-over.routes.ts'
import { handOverService } from './hand-over/hand-over.service.ts'
import { hotelRoutes } from './hotel/hotel.routes.ts'
import { informationRoutes } from './information/information.routes.ts'
import { keyRoutes } from './keys/keys.routes.ts'
import { licenceRoutes } from './licence/licence.routes.ts'
import { licenceService } from './licence/licence.service.ts'
import { lostCodeRoutes } from './lost-code/lost-code.routes.ts'
import { lostCodeService } from './lost-code/lost-code.service.ts'
import { lostCodeMails } from './lost-code/lost-code-mails.ts'
import { pickUpRoutes } from './pick-up/pick-up.routes.ts'
import { pickUpService } from './pick-up/pick-up.service.ts'
import { racPaymentErrorRoutes } from './pick-up/rac-payment-error.routes.ts'
import { keptPostalCodes } from './postal-codes/kept-postal-codes.ts'
import { postalCodeRoutes } from './postal-codes/postal-codes.routes.ts'
import { preCheckinRoutes } from './pre-checkin/pre-checkin.routes.ts'
import { preCheckinService } from './pre-checkin/pre-checkin.service.ts'
import { keepPreCheckin } from './pre-checkin/pre-checkin.store.ts'
import { keyCodes } from './proof/key-codes.ts'
import { keyProofRoutes } from './proof/key-proof.routes.ts'
import { proveService } from './proof/prove.service.ts'
import { ratingRoutes } from './rating/rating.routes.ts'
import { roomWaitRoutes } from './room-wait/room-wait.routes.ts'
import { openScans } from './scan/scans.ts'
import { searchRoutes } from './search/search.routes.ts'
import { searchService } from './search/search.service.ts'
import { searchSeries } from './search/search-series.ts'
import { flagRoutes } from './select/flags.ts'
import { selectRoutes } from './select/select.routes.ts'
import { staticsRoutes } from './statics/statics.routes.ts'
import { customQrRoutes } from './stay-card/custom-qr.routes.ts'
import { keyboxRoutes } from './stay-card/keybox.routes.ts'
import { stayCardRoutes } from './stay-card/stay-card.routes.ts'
import { stayCardService } from './stay-card/stay-card.service.ts'
import { summaryRoutes } from './summary/summary.routes.ts'
import { surveyRoutes } from './survey/survey.routes.ts'
import { takeOverRoutes } from './take-over/take-over.routes.ts'
import { termsRoutes } from './terms/terms.routes.ts'
import { trackingRoutes } from './tracking/tracking.routes.ts'
import { upgradeRoutes } from './upgrade/upgrade.routes.ts'
import { upgradeService } from './upgrade/upgrade.service.ts'
import { upsellRoutes } from './upsell/upsell.routes.ts'
import { upsellService } from './upsell/upsell.service.ts'
import { walkInRoutes } from './walk-in/walk-in.routes.ts'
import { walkInService } from './walk-in/walk-in.service.ts'

interface Parts extends Ground, Access, Ports {
  readonly builtAt: Date
}

export interface Checkin extends Money {
  readonly outbox: Outbox
  readonly mails: Mails
  readonly systems: HotelSystems
  readonly tellHotel: TellHotel
  readonly inBackground: InBackground
  readonly departures: Departures
  readonly bills: BillService
  readonly agreements: AgreementService
  readonly reservations: ReservationService
  readonly gatewayFor: ChooseGateway
  readonly customers: CustomerService
}

/** What a guest does. */
export async function openCheckin(parts: Parts): Promise<Checkin> {
  const {
    mailer,
    documentReader,
    faceMatcherFor,
    systemFor,
    hardwareFor,
    keyProviderFor,
    gatewayFor,
    maps,
    builtAt,
    browsers,
  } = parts
  const { app, db, backgroundDb, now, baseUrl, passwords, sites, seal, giveVisit, visits, changes, calls } = parts
  const inBackground = openBackground(app)
  const systems = hotelSystems({ db: backgroundDb, sites, systemFor })
  const outbox = openOutbox(backgroundDb, {
    ...(mailer.sends && { mail: mailEnd({ db: backgroundDb, mailer, changes, sites }) }),
    [HOTEL_SYSTEM_END]: hotelSystemEnd({ systems, changes }),
  })
  const mails = openMails({ sites, outbox, sends: mailer.sends, changes })
  app.addHook('onClose', async () => {
    await outbox.stop()
    mailer.close()
  })
  const qrSecret = await serverSecret(db, 'qr')

  const codes = doorCodes(parts.keySecret)
  const reservations = reservationService(codes, sites)
  const series = searchSeries({ changes, inBackground })
  const searches = searchService({ reservations, sites, qrSecret, series })
  const codesForKeys = keyCodes(await serverSecret(db, 'key-codes'))
  const proves = proveService({ reservations, changes, inBackground, keyCodes: codesForKeys })
  const accounts = accountService(reservations)
  const hotel = tellHotel({ sites, outbox })
  const scans = openScans({ secret: await serverSecret(db, 'scan') })
  const upgrades = upgradeService({ reservations, sites, changes })
  const customers = customerService({ sites, hotel, changes })
  const bills = billService({ sites, mails, customers })
  const pickUps = pickUpService({ reservations, changes })
  const signed = signedAgreements(reservations, sites)
  const guests = guestService({
    reservations,
    hotel,
    scans,
    codes,
    bills,
    moveIn: upgrades.moveIn,
    refuseShortDeposit: refuseShortDeposit(sites),
    refuseOtherAgreement: signed.refuseOther,
    endPickUp: pickUps.end,
    settledBill,
    keepWishes: keepPreCheckin,
  })
  const agreements = agreementService({ sites })
  const ask = askHotel({ db, visits, systems, changes })

  searchRoutes(calls, { reservations, searches, accounts, proves, seal, giveVisit })
  const stayCards = stayCardService({ reservations, sites, baseUrl })
  qrRoutes(calls, { reservations, secret: qrSecret })
  customQrRoutes(calls, stayCards)
  keyboxRoutes(calls, stayCards)
  stayCardRoutes(calls, stayCards)
  lostCodeRoutes(calls, lostCodeService({ codes, mails: lostCodeMails({ sites, mails, baseUrl }), changes }))
  keyProofRoutes(calls, { reservations, mails, keyCodes: codesForKeys })
  keyRoutes(calls, { db, reservations, secret: parts.keySecret, changes, codes, keyProviderFor, sites, hotel })
  takeOverRoutes(calls, { reservations, sites })
  handOverRoutes(calls, handOverService({ reservations, sites, changes, baseUrl }))
  completionRoutes(calls, completionService({ reservations, stayCards, sites, mails, agreements, baseUrl }))
  preCheckinRoutes(
    calls,
    preCheckinService({ reservations, guestService: guests, hotel, sites, changes, inBackground }),
    pickUps,
  )

  const prove = provePassword({ db, visits, browsers, passwords })
  accountRoutes(calls, { accounts, mails, baseUrl, prove })
  accountSessionRoutes(calls, { db, visits, mails, baseUrl, browsers, passwords, prove })
  accountRecoveryRoutes(calls, { db, visits, mails, inBackground, baseUrl, passwords })
  closeAccountRoutes(calls, { visits, mails, prove })

  guestAlertRoutes(calls, changes)
  pickUpRoutes(calls, pickUps, ask)
  licenceRoutes(calls, licenceService(reservations), pickUps)
  driversRoutes(calls, driversService({ reservations, changes }), pickUps)
  guestRoutes(calls, {
    guests,
    pickUps,
    refused: refusedArrival({ db, changes, inBackground }),
    askHotel: ask,
    agreements: signed,
  })
  documentRoutes(calls, { visits, reservations, scans, reader: documentReader })
  faceRoutes(calls, { reservations, matcherFor: faceMatcherFor })
  const extras = extrasService({ reservations, hotel, sites, changes })
  extrasRoutes(calls, extras, pickUps)
  upgradeRoutes(calls, upgrades)
  agreementRoutes(calls, { reservations, sites, extras })
  upsellRoutes(calls, { upsells: upsellService({ reservations, sites, changes }), pickUps, extras })
  const paying = openMoney({ ...parts, reservations, hotel, bills })
  racPaymentErrorRoutes(calls, { reservations, pickUps, changes })
  const vouchers = voucherService({ reservations, sites, hotel, changes })
  summaryRoutes(calls, {
    reservations,
    vouchers,
    customers,
    extras,
    pickUps,
    askHotel: ask,
    agreements: signed,
    cards: summaryCards(reservations, sites, depositToBlock(sites)),
  })
  customerRoutes(calls, reservations, customers)
  roomWaitRoutes(calls, reservations, changes)
  ratingRoutes(calls, reservations, changes)
  const leaving = departures({ sites, hotel, changes, codes })
  checkOutRoutes(calls, checkOutService({ reservations, departures: leaving, bills, changes }), ask)
  surveyRoutes(calls, changes)
  walkInRoutes(calls, walkInService({ sites, hotel }))
  cancelRoutes(calls, cancelService(reservations, hotel))
  checkinLogRoutes(calls, reservations)
  trackingRoutes(calls, reservations)
  deviceAdminRoutes(app, calls, { sites, changes, hardwareFor })

  webhookRoutes(app, { db, systems, changes, now })

  const kept = keptPostalCodes(db)
  const toldOfMaps = () => app.log.warn('the maps service did not answer')
  postalCodeRoutes(calls, { visits, postalCodes: maps ? withFallback(maps, kept, toldOfMaps) : kept })
  selectRoutes(calls)
  await flagRoutes(app)
  legalRoutes(calls)
  termsRoutes(calls, reservations)
  hotelRoutes(calls)
  informationRoutes(calls, reservations)
  staticsRoutes(calls, builtAt)
  return {
    outbox,
    mails,
    systems,
    tellHotel: hotel,
    inBackground,
    departures: leaving,
    bills,
    agreements,
    customers,
    ...paying,
    gatewayFor,
    reservations,
  }
}
