import { assertNoConnectionHeld } from '../platform/database/held-connection.ts'
import type { ChooseAuthority } from './authority/authority.ts'
import type { ChooseBusPayment } from './bus-payment/bus-payment.ts'
import type { DocumentReader } from './document-reader/document-reader.ts'
import type { ChooseFaceMatcher } from './face-matcher/face-matcher.ts'
import type { ChooseHardware } from './hardware/hardware.ts'
import type { ChooseHotelSystem } from './hotel-system/hotel-system.ts'
import type { IdentityProvider } from './identity-provider/identity-provider.ts'
import type { ChooseKeyProvider } from './key-provider/key-provider.ts'
import type { Mailer } from './mailer/mailer.ts'
import type { ChooseGateway } from './payment-gateway/payment-gateway.ts'
import type { PostalCodes } from './postal-codes/postal-codes.ts'
import type { ChooseTaxAgency } from './tax-agency/tax-agency.ts'

/** All external systems. */
export interface Ports {
  readonly mailer: Mailer
  readonly documentReader: DocumentReader
  readonly faceMatcherFor: ChooseFaceMatcher
  readonly systemFor: ChooseHotelSystem
  readonly hardwareFor: ChooseHardware
  readonly keyProviderFor: ChooseKeyProvider
  readonly gatewayFor: ChooseGateway
  readonly busFor: ChooseBusPayment
  readonly authorityFor: ChooseAuthority
  readonly taxAgencyFor: ChooseTaxAgency
  /** If undefined, only our own postal codes are used. */
  readonly maps: PostalCodes | undefined
  /** If undefined, staff sign in with passwords only. */
  readonly identityProvider: IdentityProvider | undefined
}

const guards: { readonly [Name in keyof Ports]: (port: Ports[Name]) => Ports[Name] } = {
  mailer: (mailer) => guardPort('a mail', mailer),
  documentReader: (reader) => guardPort('the reading of a document', reader),
  faceMatcherFor: (choose) => (hotel, site, asked) => {
    const matcher = choose(hotel, site, asked)
    return { ...guardPort('the comparison of faces', matcher), ...(matcher.prepare && { prepare: matcher.prepare }) }
  },
  systemFor: (choose) => (config) => {
    const system = choose(config)
    return system && guardPort('the hotel’s own system', system)
  },
  hardwareFor: (choose) => (url) => guardPort('the service of the hardware', choose(url)),
  keyProviderFor: (choose) => (hotel) => guardPort('the provider of door codes', choose(hotel)),
  gatewayFor: (choose) => (config) => {
    const gateway = choose(config)
    // Signing and parsing make no request.
    return (
      gateway && { ...guardPort('the payment gateway', gateway), form: gateway.form, readNotice: gateway.readNotice }
    )
  },
  busFor: (choose) => (hotel) => guardPort('the provider of terminals', choose(hotel)),
  authorityFor: (choose) => (hotel, config) => {
    const authority = choose(hotel, config)
    // Encoding makes no request.
    return authority && guardPort('an authority', authority, ['encode'])
  },
  taxAgencyFor: (choose) => (hotel, config, mode) => {
    const agency = choose(hotel, config, mode)
    return agency && guardPort('the tax agency', agency, ['encode'])
  },
  maps: (maps) => maps && guardPort('the maps service', maps),
  identityProvider: (provider) => provider && guardPort('the identity provider', provider),
}

/**
 * External systems may be slow or never answer, so they must not be called while a transaction or
 * lock is open.
 */
export function guardPorts(ports: Ports): Ports {
  return {
    mailer: guards.mailer(ports.mailer),
    documentReader: guards.documentReader(ports.documentReader),
    faceMatcherFor: guards.faceMatcherFor(ports.faceMatcherFor),
    systemFor: guards.systemFor(ports.systemFor),
    hardwareFor: guards.hardwareFor(ports.hardwareFor),
    keyProviderFor: guards.keyProviderFor(ports.keyProviderFor),
    gatewayFor: guards.gatewayFor(ports.gatewayFor),
    busFor: guards.busFor(ports.busFor),
    authorityFor: guards.authorityFor(ports.authorityFor),
    taxAgencyFor: guards.taxAgencyFor(ports.taxAgencyFor),
    maps: guards.maps(ports.maps),
    identityProvider: guards.identityProvider(ports.identityProvider),
  }
}

/**
 * Wraps a port so that none of its functions, including future ones, can be called while a
 * connection is held. Functions that make no request (`local`) may be.
 */
function guardPort<Port extends object>(what: string, port: Port, local: readonly (string & keyof Port)[] = []): Port {
  return new Proxy(port, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function' || local.some((one) => one === name)) return member
      return (...given: unknown[]) => {
        assertNoConnectionHeld(what)
        return Reflect.apply(member, target, given)
      }
    },
  })
}
