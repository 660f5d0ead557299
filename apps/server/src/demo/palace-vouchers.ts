import type { VoucherInput } from '@foyer/domain/voucher/voucher.ts'

/** Printed on cards in the rooms and in mails to guests. */
export const palaceVouchers: VoucherInput[] = [
  { code: 'WELCOME10', percent: 10 },
  {
    code: 'LAMP-25',
    amount: 25,
    names: {
      en: 'Voucher of the house',
      es: 'Vale de la casa',
      de: 'Gutschein des Hauses',
      fr: 'Bon de la maison',
      ca: 'Val de la casa',
      it: 'Buono della casa',
      pt: 'Vale da casa',
    },
  },
  // Can be used once.
  { code: 'ONLYONE', amount: 50, most: 1 },
  { code: 'EXPIRED', percent: 20, until: '2026-01-31' },
]
