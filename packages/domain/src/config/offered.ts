import { processes } from '../mode/processes.ts'
import { getPayProvider } from '../payment/payment-method.ts'
import type { Site } from './site.ts'

/**
 * Removes what cannot be offered here, regardless of flags: consent needs a text, comparing faces
 * needs a reader, walk-in needs a hotel device unless the hotel sells to phones, and better cars
 * need a rental. If the hotel requires faces, that stays on and reception checks them.
 */
export function filterOffered(site: Site, installed: Installed): Site {
  const { faceReader } = installed
  const { extras, face, finish, home, membership, payment, walkIn } = site.policies
  const switched: Partial<Record<string, boolean>> = { ExtrasScreen: extras.offered, RacUpsell: site.product.upsells }
  const isOffered = ({ name }: Site['screens'][number]) => switched[name] ?? true
  const screens = site.screens.filter(isOffered)
  return {
    ...site,
    screens,
    // Without the screen, guests cannot choose any.
    extras: screens.some(({ name }) => name === 'ExtrasScreen') ? site.extras : [],
    policies: {
      ...site.policies,
      face: { ...face, on: face.on && (face.required || canCompareFaces(site, { faceReader })) },
      membership: { on: membership.on && hasText(site.legal.b_and_me_subscription_terms) },
      home: {
        walkIn: home.walkIn && (site.device.enrolledOnly || walkIn.onOwnPhones) && processes[site.process].checksIn,
        resendCode: home.resendCode,
        // Guests who prepare at home are not in house yet.
        checkOut: home.checkOut && processes[site.process].checksIn,
      },
      finish: { ...finish, customQr: finish.customQr && finish.customQrTemplate !== '' },
      payment: {
        ...payment,
        ...(!canTakeCards(site, installed) && { provider: '', terminals: [], pmsDevices: [], cardSelection: false }),
      },
    },
  }
}

/** Services that are available to this server. */
interface Installed {
  readonly faceReader: boolean
  /** Whether a gateway takes cards over the network for this hotel. */
  readonly gateway: boolean
}

/**
 * A redirect to a provider's page works only on a guest's own device; a terminal only at a device
 * of the hotel.
 */
function canTakeCards({ policies, device }: Site, { gateway }: Installed): boolean {
  const through = getPayProvider(policies.payment.provider)?.through
  if (through === 'redirect') return gateway && !device.enrolledOnly
  if (through === 'frame') return gateway
  return through !== undefined && device.enrolledOnly
}

export function canCompareFaces(site: Pick<Site, 'legal'>, { faceReader }: { faceReader: boolean }): boolean {
  return faceReader && hasText(site.legal.scan_and_face_recognition_terms)
}

function hasText(texts: Readonly<Record<string, string | undefined>>): boolean {
  return Object.values(texts).some(Boolean)
}
