import type { setUp as setUpSchema } from '@foyer/contract/staff/set-up.ts'
import type * as z from 'zod/mini'
import type { Answers } from './questions.ts'
import { parseRooms } from './rooms.ts'

const demoOff = { off: true, on: false } as const

/** Drops empty answers. */
function omitEmpty(answers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer.trim() !== ''))
}

/**
 * Maps the answers to the contract's shape. Its schema rejects what doesn't fit, for the page and
 * for the terminal alike.
 */
export function toSetUpInput(answers: Answers): z.input<typeof setUpSchema> {
  const { name, email, password, language, company, hotel, city, country, timeZone, currency, product, demo } = answers
  const list = (text: string) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
  const devices = list(answers.devices).map((part) => {
    const [appKey = '', deviceName = ''] = part.split('=')
    return { appKey: appKey.trim(), name: deviceName.trim() || appKey.trim() }
  })
  return {
    administrator: { name, email, password, language },
    company,
    product,
    hotel: {
      name: hotel,
      city,
      country: country.toUpperCase(),
      timeZone,
      currency: currency.toUpperCase(),
      languages: list(answers.languages),
      ...omitEmpty({ address: answers.address, phone: answers.phone, taxNumber: answers.taxNumber }),
    },
    rooms: parseRooms(answers.rooms),
    devices,
    demoOff: demoOff[demo as keyof typeof demoOff] ?? demo,
  } as z.input<typeof setUpSchema>
}
