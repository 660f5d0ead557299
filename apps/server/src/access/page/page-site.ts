import type { PageSite } from '@foyer/contract/page.ts'
import type { Site } from '@foyer/domain/config/site.ts'

/**
 * Only the device itself gets the location of its hardware, because anyone can open any other page.
 */
const noHardware = { socketHost: '', printerHost: '', printer: {}, hardwareUrl: '', location: '' }

export function toPageSite(settled: Site): PageSite {
  const { legal: _, theme, screens, hotelInfo, policies, ...site } = settled
  const { name, mark } = theme
  const { wifi: _wifi, ...info } = hotelInfo
  return {
    ...site,
    hotelInfo: info,
    policies: site.device.enrolledOnly ? policies : withoutHardware(policies),
    theme: { name, mark },
    // What screens ask for is already in the site's fields.
    screens: screens.map((screen) => ({
      ...screen,
      assets: screen.assets.filter(({ type }) => type !== 'FieldArray'),
    })),
  }
}

function withoutHardware(policies: Site['policies']): Site['policies'] {
  return { ...policies, devices: noHardware, payment: { ...policies.payment, terminals: [] } }
}
