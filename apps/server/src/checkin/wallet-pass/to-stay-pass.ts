import { addDays } from '@foyer/domain/basics/add-days.ts'
import { languages } from '@foyer/domain/basics/language.ts'
import { getLocale } from '@foyer/domain/basics/locale.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { FoundReservation } from '../../book/reservation/reservation.service.ts'
import type { StayPass } from '../../outside/wallet/wallet.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { walletTexts } from './wallet-texts.ts'

/** The stay as a pass in the language of the page: room, code and dates, and no name. */
export function toStayPass(
  { hotel, site, language: asked }: Pick<Visit, 'hotel' | 'site' | 'language'>,
  { id, room, startDate, endDate }: Pick<FoundReservation, 'id' | 'room' | 'startDate' | 'endDate'>,
): StayPass {
  const language = languages.find((one) => one === asked) ?? 'en'
  const texts = walletTexts[language]
  const formatDay = (day: string) =>
    new Intl.DateTimeFormat(getLocale(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
  const { accent, onAccent } = site.theme.roles
  return {
    serial: sha256(`wallet ${id}`),
    hotelName: hotel.name,
    language,
    title: texts.title,
    facts: [
      ...(room.number ? [{ name: 'room' as const, label: texts.room, value: room.number }] : []),
      ...(room.keyCode ? [{ name: 'code' as const, label: texts.code, value: room.keyCode }] : []),
      { name: 'arrival', label: texts.arrival, value: formatDay(startDate) },
      { name: 'departure', label: texts.departure, value: formatDay(endDate) },
    ],
    note: { label: texts.note, value: texts.noteText },
    expiresAt: new Date(`${addDays(endDate, 1)}T00:00:00Z`),
    colors: { background: toHex(accent), text: toHex(onAccent) },
  }
}

/** A theme's colour in the one form that wallets take: six digits, without transparency. */
export function toHex(color: string): string {
  const long = color.startsWith('#')
    ? color.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3')
    : [...color.matchAll(/\d{1,3}/g)].map(([part]) => Number(part).toString(16).padStart(2, '0')).join('')
  return `#${long.slice(0, 6).toLowerCase()}`
}
