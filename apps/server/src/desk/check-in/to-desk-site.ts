import type { Site } from '@foyer/domain/config/site.ts'

/** At the desk a car is handed over only to drivers whose licence was read or seen. */
export function toDeskSite(site: Site): Site {
  if (!site.product.asksLicence) return site
  return { ...site, policies: { ...site.policies, capture: { ...site.policies.capture, licence: true } } }
}
