import { expect, it } from 'vitest'
import { buildHotelConfig } from '../testing/builders.ts'
import { publicConfigSchema } from './hotel-config.ts'
import { toPublicConfig } from './public-config.ts'

const secrets = {
  admin_password: 'canary-admin',
  tablet_password: 'canary-tablet',
  front_desk_password: 'canary-desk',
  demo_code: 'canary-demo',
  hotel_system: 'canary-hotel-system',
}
const hotel_system = { kind: 'http', url: 'https://canary.example.com' } as const

it('no secret reaches a page', () => {
  const config = buildHotelConfig({ secrets, hotel_system })
  expect(config.secrets).toEqual(secrets)
  const shown = toPublicConfig(config)
  expect(JSON.stringify(shown)).not.toContain('canary')
  expect(shown).not.toHaveProperty('secrets')
  const typeHasSecrets: 'secrets' extends keyof typeof shown ? true : false = false
  expect(typeHasSecrets).toBe(false)
})

it('everything else reaches a page unchanged', () => {
  const {
    secrets: _,
    retention: _periods,
    hotel_system: _system,
    gateway: _gateway,
    establishment: _establishment,
    authority: { name },
    verifactu: _records,
    mail: _mail,
    walkIn: _prices,
    noShow: _noShow,
    cancellation: _cancellation,
    folio: _folio,
    upgrades: _upgrades,
    fleet: _fleet,
    vouchers: _vouchers,
    invoice: _invoice,
    terminals: _terminals,
    video_call: _relays,
    ...rest
  } = buildHotelConfig({ secrets, flags: { only_surname_search: true } })
  const shown = toPublicConfig(buildHotelConfig({ secrets, flags: { only_surname_search: true } }))
  expect(shown).toEqual({ ...rest, authority: { name } })
  expect(publicConfigSchema.parse(JSON.parse(JSON.stringify(shown)))).toEqual(shown)
})

it('a page knows which authority the hotel reports to, but not under which codes', () => {
  const authority = { name: 'ses', landlordCode: '0000001', siba: { code: '9' } } as const
  expect(toPublicConfig(buildHotelConfig({ authority })).authority).toEqual({ name: 'ses' })
})

it('an older page understands a newer document', () => {
  expect(publicConfigSchema.safeParse({ flags: { flag_of_tomorrow: true }, section_of_tomorrow: {} }).success).toBe(
    true,
  )
})
