import { expect, it } from 'vitest'
import { resolveSite } from '../config/site.ts'
import { channels } from '../mode/channels.ts'
import { buildHotelConfig, buildSite } from '../testing/builders.ts'
import type { ScannerKind } from './capture-policy.ts'
import { getScannerKind } from './scanner-kind.ts'

const kinds: readonly ScannerKind[] = ['keyboard', 'access-is', 'picture', 'screen']

it.each(kinds)('CONFIG-01 the kiosk reads documents as checkin_scanner says: %s', (checkin_scanner) => {
  expect(getScannerKind(buildSite({ flags: { checkin_scanner } }, 'kiosk'))).toBe(checkin_scanner)
})

it.each(kinds)('CAPTURE-16.a takes pictures instead in tablet mode: %s', (checkin_scanner) => {
  const kiosk = buildSite({ flags: { checkin_scanner } }, 'kiosk')
  expect(getScannerKind({ ...kiosk, device: channels.tablet })).toBe('picture')
})

it.each(kinds)('CAPTURE-16.b reads documents as configured after tablet mode: %s', (checkin_scanner) => {
  const config = buildHotelConfig({ flags: { checkin_scanner } })
  const kindWith = (channelOverride: string | null) =>
    getScannerKind(resolveSite({ config, appKey: 'kiosk', channelOverride }))
  expect([kindWith('tablet'), kindWith(null)]).toEqual(['picture', checkin_scanner])
})

it('a guest’s own device has no reader', () => {
  expect(getScannerKind(buildSite({ flags: { checkin_scanner: 'access-is' } }, 'own'))).toBe('picture')
})
