import { processes } from '../mode/processes.ts'
import { payProviderOf } from '../payment/pay-way.ts'
import type { Site } from './site.ts'

/**
 * The site without what cannot be offered here, whatever its flags say: nobody can agree to a text that the hotel has not
 * written, nothing is compared without a reader, whoever walks in stands in the lobby unless the hotel sells to phones too, and
 * better cars are a rental's. A hotel that insists on faces keeps insisting: reception looks then.
 */
export function onlyOffered(site: Site, installed: Installed): Site {
  const { faceReader } = installed
  const { extras, face, finish, home, membership, payment, walkIn } = site.policies
  const switched: Partial<Record<string, boolean>> = { ExtrasScreen: extras.offered, RacUpsell: site.product.upsells }
  const isOffered = ({ name }: Site['screens'][number]) => switched[name] ?? true
  const screens = site.screens.filter(isOffered)
  return {
    ...site,
    screens,
    // Nobody could choose one.
    extras: screens.some(({ name }) => name === 'ExtrasScreen') ? site.extras : [],
    policies: {
      ...site.policies,
      face: { ...face, on: face.on && (face.required || canCompareFaces(site, { faceReader })) },
      membership: { on: membership.on && isWritten(site.legal.b_and_me_subscription_terms) },
      home: {
        walkIn: home.walkIn && (site.device.enrolledOnly || walkIn.onOwnPhones) && processes[site.process].checksIn,
        resendCode: home.resendCode,
        // Nobody is in house yet who prepares at home.
        checkOut: home.checkOut && processes[site.process].checksIn,
      },
      finish: { ...finish, customQr: finish.customQr && finish.customQrTemplate !== '' },
      payment: {
        ...payment,
        ...(!takesCards(site, installed) && { provider: '', terminals: [], pmsDevices: [], cardSelection: false }),
      },
    },
  }
}

/** What there is beside this server. */
interface Installed {
  readonly faceReader: boolean
  /** Somebody takes cards over the network for this hotel. */
  readonly gateway: boolean
}

/** A page of somebody else opens on a guest's own device, and a terminal stands beside one of the hotel's. */
function takesCards({ policies, device }: Site, { gateway }: Installed): boolean {
  const through = payProviderOf(policies.payment.provider)?.through
  if (through === 'redirect') return gateway && !device.enrolledOnly
  if (through === 'frame') return gateway
  return through !== undefined && device.enrolledOnly
}

export function canCompareFaces(site: Pick<Site, 'legal'>, { faceReader }: { faceReader: boolean }): boolean {
  return faceReader && isWritten(site.legal.scan_and_face_recognition_terms)
}

function isWritten(texts: Readonly<Record<string, string | undefined>>): boolean {
  return Object.values(texts).some(Boolean)
}
