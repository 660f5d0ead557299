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

/** No machine has read the licence, so staff must check it before handing over the car. */
export function isLicenceUnverified(
  {
    hasDrivingLicence,
    licenceReadBy = 'picture',
    licenceSeen,
  }: Pick<Guest, 'hasDrivingLicence' | 'licenceReadBy' | 'licenceSeen'>,
  site: LicenceSite,
): boolean {
  const isRead = licenceReadBy === 'barcode' || licenceReadBy === 'lines'
  return requiresLicence(site) && hasDrivingLicence === true && !isRead && licenceSeen !== true
}
