import type { CapturePolicy } from '../document/capture-policy.ts'
import type { AskingAuthority } from '../guest/asking-authority.ts'
import type { Guest } from '../guest/guest.ts'
import type { GuestPolicy } from '../guest/guest-policy.ts'
import type { ProductTraits } from '../mode/products.ts'

type LicenceSite = {
  readonly product: Pick<ProductTraits, 'asksLicence'>
  readonly policies: {
    readonly capture: Pick<CapturePolicy, 'licence'>
    readonly guests: Pick<GuestPolicy, 'authority'>
  }
}

/** Authorities that want number and expiry of each driver's licence. */
const licenceAuthorities: readonly AskingAuthority['name'][] = ['ses']

/** Whether the licence is reported, even if the rental itself doesn't ask for it. */
export function isLicenceReported({ product, policies }: LicenceSite): boolean {
  const { authority } = policies.guests
  return product.asksLicence && authority !== undefined && licenceAuthorities.includes(authority.name)
}

/** Whether the rental itself checks driving licences. */
const checksLicence = ({ product, policies }: LicenceSite): boolean => product.asksLicence && policies.capture.licence

/** Whether this rental requires driving licences. */
export const requiresLicence = (site: LicenceSite): boolean => checksLicence(site) || isLicenceReported(site)

/** This driver has not shown a licence yet. Reception may report a driver without one. */
export function isLicenceDue(
  { hasDrivingLicence, reportWaived }: Pick<Guest, 'hasDrivingLicence' | 'reportWaived'>,
  site: LicenceSite,
): boolean {
  if (hasDrivingLicence === true) return false
  return checksLicence(site) || (isLicenceReported(site) && !reportWaived)
}

/**
 * No machine has read that the licence is this driver's and valid until the return, so staff must
 * check it before handing over the car. The return may have been moved after the licence was shown.
 */
export function isLicenceUnverified(
  {
    hasDrivingLicence,
    licenceMatched,
    licenceUntil = '',
    licenceSeen,
  }: Pick<Guest, 'hasDrivingLicence' | 'licenceMatched' | 'licenceUntil' | 'licenceSeen'>,
  site: LicenceSite,
  returnDay: string,
): boolean {
  const isConfirmed = licenceSeen === true || (licenceMatched === true && licenceUntil >= returnDay)
  return checksLicence(site) && hasDrivingLicence === true && !isConfirmed
}
