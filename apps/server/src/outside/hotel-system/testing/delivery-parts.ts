export const LINE = 'aaaaaaaa-0a53-4a0c-8a64-0d4f3c8b1a01'
export const OTHER_LINE = 'bbbbbbbb-0a53-4a0c-8a64-0d4f3c8b1a01'

export const guest = { id: LINE, position: 1, main: true, version: 1, firstName: 'Ana', lastName: 'Soler' }
export const arrival = { kind: 'arrival', room: '201', guests: [] }

export const money = { way: 'deskCard', currency: 'EUR', line: LINE } as const
export const extra = { extra: 'boat', product: 'B-7', quantity: 1, line: LINE, names: { en: 'Boat' }, amount: 30 }
const walkIn = {
  kind: 'walkIn',
  startDate: '2027-05-10',
  endDate: '2027-05-11',
  adults: 1,
  children: 0,
  rate: 'breakfast',
  lastName: 'Keller',
  total: 110,
  taxes: 10,
  currency: 'EUR',
} as const

/** A walk-in of a round. */
export const buildWalkIn = (reference: string, place: { readonly roomType: string; readonly room: string }) => ({
  ...walkIn,
  ...place,
  reference: `W${reference.slice(1, 8)}`,
})

export const company = {
  id: OTHER_LINE,
  type: 'company',
  name: 'Lake Works',
  language: 'en',
  fields: { tax_number: 'B1', address: 'Quai 4', city: 'Lausanne', country: 'CHE' },
} as const

export const charge = {
  kind: 'charge',
  line: LINE,
  names: { en: 'Bar' },
  amount: 12,
  quantity: 1,
  day: '2027-05-10',
} as const
