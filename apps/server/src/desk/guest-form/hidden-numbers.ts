import type { Guest } from '@foyer/domain/guest/guest.ts'
import { isMasked, maskNumber } from '@foyer/domain/guest/mask-number.ts'

/** Staff see a document's full number only for a reason, which is logged. */
const hidden = ['documentNumber', 'supportNumber', 'drivingLicence'] as const

/** Shows only the last characters of each number. */
export function hideNumbers(guest: Guest): Guest {
  const masks = hidden.flatMap((name) => (guest[name] ? [[name, maskNumber(guest[name])]] : []))
  return { ...guest, ...Object.fromEntries(masks) }
}

/** Replaces masks that were sent back unchanged with the numbers that they stand for. */
export function restoreNumbers(form: Partial<Guest>, before: Guest): Partial<Guest> {
  const known = hidden.flatMap((name) => {
    const number = before[name]
    return number && isMasked(form[name]) && form[name] === maskNumber(number) ? [[name, number]] : []
  })
  return { ...form, ...Object.fromEntries(known) }
}
