export const LINE = 'aaaaaaaa-0a53-4a0c-8a64-0d4f3c8b1a01'
export const OTHER_LINE = 'bbbbbbbb-0a53-4a0c-8a64-0d4f3c8b1a01'

export const money = { way: 'deskCard', currency: 'EUR', line: LINE } as const
export const extra = { extra: 'boat', product: 'B-7', quantity: 1, line: LINE, names: { en: 'Boat' }, amount: 30 }
export const charge = {
  kind: 'charge',
  line: LINE,
  names: { en: 'Bar' },
  amount: 12,
  quantity: 1,
  day: '2027-05-10',
} as const
