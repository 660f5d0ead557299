import type { AppDependencies } from './app-dependencies.ts'
import { chooseAuthority } from './outside/authority/choose-authority.ts'
import { chooseBusPayment } from './outside/bus-payment/choose-bus-payment.ts'
import { noReader } from './outside/document-reader/no-reader.ts'
import { chooseFaceMatcher } from './outside/face-matcher/choose-face-matcher.ts'
import { chooseHardware } from './outside/hardware/choose-hardware.ts'
import { chooseHotelSystem } from './outside/hotel-system/choose-hotel-system.ts'
import { createCountForAll } from './outside/hotel-system/count-for-all.ts'
import { createOpenIdProvider } from './outside/identity-provider/openid-provider.ts'
import { chooseKeyProvider } from './outside/key-provider/choose-key-provider.ts'
import { noMailer } from './outside/mailer/no-mailer.ts'
import { chooseGateway } from './outside/payment-gateway/choose-gateway.ts'
import type { Ports } from './outside/ports.ts'
import { guardPorts } from './outside/ports.ts'
import { chooseTaxAgency } from './outside/tax-agency/choose-tax-agency.ts'

/** The ports as chosen, with an adapter for each that is absent. */
export function createPorts(chosen: AppDependencies): Ports {
  return guardPorts({
    mailer: chosen.mailer ?? noMailer,
    documentReader: chosen.documentReader ?? noReader,
    faceMatcherFor: chosen.faceMatcherFor ?? chooseFaceMatcher(),
    systemFor: chosen.systemFor ?? chooseHotelSystem(undefined, createCountForAll(chosen.db)),
    hardwareFor: chooseHardware,
    keyProviderFor: chosen.keyProviderFor ?? chooseKeyProvider({}),
    gatewayFor: chosen.gatewayFor ?? chooseGateway({}),
    busFor: chosen.busFor ?? chooseBusPayment({}),
    authorityFor: chosen.authorityFor ?? chooseAuthority({}),
    taxAgencyFor: chosen.taxAgencyFor ?? chooseTaxAgency({}),
    maps: chosen.maps,
    identityProvider: chosen.singleSignOn && createOpenIdProvider(chosen.singleSignOn),
  })
}
