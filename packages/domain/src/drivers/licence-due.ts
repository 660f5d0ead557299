import type { CapturePolicy } from '../document/capture-policy.ts'
import type { Guest } from '../guest/guest.ts'
import type { ProductTraits } from '../mode/products.ts'

type LicenceSite = {
  readonly product: Pick<ProductTraits, 'asksLicence'>
  readonly policies: { readonly capture: Pick<CapturePolicy, 'licence'> }
}

/** Where people drive, and the rental wants to see that they may. */
export function capturesLicence({ product, policies }: LicenceSite): boolean {
  return product.asksLicence && policies.capture.licence
}

/** This driver has not shown theirs. */
export function isLicenceDue({ hasDrivingLicence }: Pick<Guest, 'hasDrivingLicence'>, site: LicenceSite): boolean {
  return capturesLicence(site) && hasDrivingLicence !== true
}

/** Nothing has read it: somebody at the desk looks at it before the car is theirs. */
export function isLicenceUnseen(
  {
    hasDrivingLicence,
    licenceReadBy = 'picture',
    licenceSeen,
  }: Pick<Guest, 'hasDrivingLicence' | 'licenceReadBy' | 'licenceSeen'>,
  site: LicenceSite,
): boolean {
  const isRead = licenceReadBy === 'barcode' || licenceReadBy === 'lines'
  return capturesLicence(site) && hasDrivingLicence === true && !isRead && licenceSeen !== true
}
