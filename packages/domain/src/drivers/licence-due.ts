import type { CapturePolicy } from '../document/capture-policy.ts'
import type { Guest } from '../guest/guest.ts'
import type { ProductTraits } from '../mode/products.ts'

type LicenceSite = {
  readonly product: Pick<ProductTraits, 'asksLicence'>
  readonly policies: { readonly capture: Pick<CapturePolicy, 'licence'> }
}

/** Whether this rental requires driving licences. */
export function requiresLicence({ product, policies }: LicenceSite): boolean {
  return product.asksLicence && policies.capture.licence
}

/** This driver has not shown a licence yet. */
export function isLicenceDue({ hasDrivingLicence }: Pick<Guest, 'hasDrivingLicence'>, site: LicenceSite): boolean {
  return requiresLicence(site) && hasDrivingLicence !== true
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
  return requiresLicence(site) && hasDrivingLicence === true && !isConfirmed
}
