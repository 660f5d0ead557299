import { expect, it } from 'vitest'
import { hotelConfigSchema } from './hotel-config.ts'
import { parseHotelConfig } from './parse-hotel-config.ts'

const issues = (document: unknown) => {
  const read = parseHotelConfig(document)
  return read.ok ? [] : read.issues
}

const screen = (changes: object) => ({ name: 'SearchReservation', order: 10, process: 'check-in', ...changes })
const fieldArray = (name: string, ...fields: object[]) => ({
  screens: [screen({ assets: [{ type: 'FieldArray', name, fields }] })],
})

it('an empty document is a working hotel', () => {
  const read = parseHotelConfig({})
  expect(read).toMatchObject({ ok: true, config: { format: 1, product: 'hotel', labels: {}, secrets: {} } })
})

it('I18N-01.a the languages are en, es, de and fr', () => {
  expect(hotelConfigSchema.parse({}).languages).toEqual(['en', 'es', 'de', 'fr'])
})

it.each([
  ['own', 'ownDevice', 'check-in'],
  ['kiosk', 'kiosk', 'check-in'],
  ['tablet', 'tablet', 'check-in'],
  ['frontapp', 'frontApp', 'check-in'],
  ['prechk', 'ownDevice', 'pre-check-in'],
])('the app %s exists by default', (key, channel, process) => {
  expect(hotelConfigSchema.parse({}).apps[key]).toEqual({ channel, process, flags: {} })
})

it('every configured screen has an order and a process', () => {
  const { screens } = hotelConfigSchema.parse({})
  const line = (process: string) => screens.filter((one) => one.process === process).map((one) => one.name)
  expect(screens.every((one) => Number.isInteger(one.order / 10))).toBe(true)
  expect(line('check-in')).toEqual([
    'SearchReservation',
    'YourBookings',
    'GuestsList',
    'MrzCapture',
    'SignatureScreen',
    'PaymentResume',
    'KeyGeneration',
    'ThanksScreen',
  ])
  expect(line('pre-check-in')).not.toContain('KeyGeneration')
})

it('a screen without a process belongs to check-in', () => {
  expect(hotelConfigSchema.parse({ screens: [screen({ process: undefined })] }).screens[0]?.process).toBe('check-in')
})

it('a screen contains assets of six types', () => {
  const assets = [
    { type: 'Background', picture: 'lobby' },
    { type: 'Label', name: 'label1', text: { en: 'Welcome' } },
    { type: 'Link', name: 'menu', url: 'https://example.com/menu', label: { en: 'Menu' } },
    { type: 'ButtonArray', name: 'options', buttons: [{ name: 'check-in' }] },
    { type: 'FieldArray', name: 'search', fields: [{ name: 'surname' }] },
    { type: 'ExtraId', extra_id: '17', extra_type: 'secondDriver' },
  ]
  const [only] = hotelConfigSchema.parse({ screens: [screen({ assets })] }).screens
  expect(only?.assets.map((asset) => asset.type)).toEqual(assets.map((asset) => asset.type))
  expect(only?.assets[5]).toEqual({
    type: 'ExtraId',
    extra_id: '17',
    extra_type: 'secondDriver',
    is_breakfast: false,
    is_per_child: false,
    is_per_adult: false,
  })
})

it('a configured field needs only a name; everything else has a default', () => {
  const [only] = hotelConfigSchema.parse(fieldArray('search', { name: 'surname' })).screens
  expect(only?.assets[0]).toMatchObject({
    fields: [
      { name: 'surname', type: 'text', label: {}, placeholder: {}, mandatory: false, visible: true, checked: false },
    ],
  })
})

it('legal content is written per language', () => {
  expect(Object.keys(hotelConfigSchema.parse({}).legal)).toEqual([
    'terms_content',
    'terms_url',
    'privacy_content',
    'privacy_url',
    'b_and_me_subscription_terms',
    'scan_and_face_recognition_terms',
  ])
})

const system = (url: string) => ({ kind: 'http', url })

it.each<[string, unknown, string]>([
  ['not an object', 'hello', ''],
  ['no document at all', undefined, ''],
  ['an unknown format version', { format: 2 }, 'format'],
  ['a flag of the wrong type', { flags: { allow_payments: 'yes' } }, 'flags.allow_payments'],
  ['a misspelt flag', { flags: { allow_payment: true } }, 'flags.allow_payment'],
  [
    'a misspelt flag of an app',
    { apps: { own: { channel: 'ownDevice', flags: { demoo: true } } } },
    'apps.own.flags.demoo',
  ],
  ['a secret in the flags', { flags: { admin_password: 'x' } }, 'flags.admin_password'],
  ['an unknown channel', { apps: { own: { channel: 'phone' } } }, 'apps.own.channel'],
  ['no app', { apps: {} }, 'apps'],
  ['an app key with capitals', { apps: { Own: { channel: 'kiosk' } } }, 'apps.Own'],
  ['a language twice', { languages: ['en', 'es', 'en'] }, 'languages.2'],
  ['no language', { languages: [] }, 'languages'],
  ['an unsupported language', { languages: ['tlh'] }, 'languages.0'],
  ['a screen without an order', { screens: [screen({ order: undefined })] }, 'screens.0.order'],
  ['an unknown screen', { screens: [screen({ name: 'Nowhere' })] }, 'screens.0.name'],
  ['the same order twice', { screens: [screen({}), screen({ name: 'GuestsList' })] }, 'screens.1.order'],
  ['the same screen twice', { screens: [screen({}), screen({ order: 20 })] }, 'screens.1.name'],
  ['an unknown field', fieldArray('document', { name: 'shoeSize' }), 'screens.0.assets.0.fields.0.name'],
  ['a guest field in the search', fieldArray('search', { name: 'email' }), 'screens.0.assets.0.fields.0.name'],
  ['a field twice', fieldArray('document', { name: 'email' }, { name: 'email' }), 'screens.0.assets.0.fields.1.name'],
  [
    'a select without a source',
    fieldArray('document', { name: 'region', type: 'select' }),
    'screens.0.assets.0.fields.0.select_source',
  ],
  [
    'a URL as a source',
    fieldArray('document', { name: 'region', type: 'select', select_source: 'http://10.0.0.1/' }),
    'screens.0.assets.0.fields.0.select_source',
  ],
  ['a script as a link', { legal: { terms_url: { en: 'javascript:alert(1)' } } }, 'legal.terms_url.en'],
  ['a protocol-relative link', { legal: { terms_url: { en: '//example.com' } } }, 'legal.terms_url.en'],
  ['a picture from elsewhere', { pictures: { logo: '//example.com/x.svg' } }, 'pictures.logo'],
  ['a CSS rule as a colour', { theme: { roles: { paper: 'red;}*{display:none' } } }, 'theme.roles.paper'],
  ['a hotel’s system without a secret', { hotel_system: system('https://pms.example.com') }, 'secrets.hotel_system'],
  [
    'a short secret',
    { hotel_system: system('https://pms.example.com'), secrets: { hotel_system: 'x' } },
    'secrets.hotel_system',
  ],
  [
    'a file as the hotel’s system',
    { hotel_system: system('file:///etc/passwd'), secrets: { hotel_system: 'x'.repeat(16) } },
    'hotel_system.url',
  ],
  [
    'a password in a URL',
    { hotel_system: system('https://a:b@pms.example.com'), secrets: { hotel_system: 'x'.repeat(16) } },
    'hotel_system.url',
  ],
  [
    'a path as a property of Apaleo',
    {
      hotel_system: { kind: 'apaleo', property: '../LAKE', client: 'FOYE' },
      secrets: { hotel_system: 'x'.repeat(16) },
    },
    'hotel_system.property',
  ],
  [
    'Apaleo without a secret',
    { hotel_system: { kind: 'apaleo', property: 'LAKE', client: 'FOYE' } },
    'secrets.hotel_system',
  ],
  [
    'Mews without the client token',
    { hotel_system: { kind: 'mews' }, secrets: { hotel_system: 'x'.repeat(16) } },
    'secrets.hotel_system_client',
  ],
  [
    'a name as a service of Mews',
    {
      hotel_system: { kind: 'mews', service: 'Stay' },
      secrets: { hotel_system: 'x'.repeat(16), hotel_system_client: 'x'.repeat(16) },
    },
    'hotel_system.service',
  ],
  ['a misspelt section', { screen: [] }, 'screen'],
  ['__proto__ as a section', JSON.parse('{"__proto__":{"demo":true}}'), '__proto__'],
])('reports where the fault is: %s', (_, document, path) => {
  expect(issues(document).map((issue) => issue.path)).toEqual([path])
  expect(issues(document)[0]?.message).not.toBe('')
})

it('reports all faults at once', () => {
  expect(issues({ format: 2, product: 'boat', flags: { debug: 1 } })).toHaveLength(3)
})

it('a consent above the signature may have any name', () => {
  expect(issues(fieldArray('checks', { name: 'house_rules', type: 'checkbox' }))).toEqual([])
})

it('a parsed document can be stored and read again', () => {
  const config = hotelConfigSchema.parse({})
  expect(parseHotelConfig(JSON.parse(JSON.stringify(config)))).toEqual({ ok: true, config })
})
