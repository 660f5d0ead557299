import { randomBytes } from 'node:crypto'
import { setUp as setUpSchema } from '@foyer/contract/staff/set-up.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import * as z from 'zod/mini'
import { pairHub } from '../../access/hub/hub.store.ts'
import { configuredDatabase } from '../../platform/database/configured-database.ts'
import { runCommand, wordsOf } from '../../platform/env/run-command.ts'
import { badForm, WrongFields } from '../../platform/http/answer-problems.ts'
import { gatherAnswers } from './ask.ts'
import { makeHotel } from './make-hotel.ts'
import type { Answers } from './questions.ts'
import { roomsOf } from './rooms.ts'

/** `npm run setup`: the first real hotel. The server may run meanwhile. */
async function setUp(): Promise<void> {
  const { stdin, stdout } = process
  const terminal = stdin.isTTY && stdout.isTTY ? { input: stdin, output: stdout } : undefined
  const answers = await gatherAnswers({ args: process.argv.slice(2), environment: process.env, terminal })
  const wanted = z.safeDecode(setUpSchema, inForm(answers))
  if (!wanted.success) throw badForm(wanted.error as z.core.$ZodError)
  const db = await configuredDatabase()
  try {
    const { hotelId, guestAddress, licenses } = await makeHotel(db, wanted.data)
    const pairing = randomBytes(24).toString('base64url')
    await pairHub(db, { hotelId, appKeys: ['kiosk'], code: pairing })
    const codes = licenses.map(({ appKey, name, code }) => `  ${appKey.padEnd(9)} ${code}  ${name}`)
    const lines = [
      `${wanted.data.hotel.name} is hotel ${hotelId}.`,
      `  guests   ${guestAddress}`,
      '  staff    /staff/',
      ...(codes.length > 0 ? ['License codes, shown only now; each works once, at /pok/:', ...codes] : []),
      "For the kiosks' device hubs (npm run hub), shown only now:",
      `  HUB_PAIRING=${pairing}`,
    ]
    stdout.write(`${lines.join('\n')}\n`)
  } finally {
    await db.close()
  }
}

function inForm(answers: Answers): z.input<typeof setUpSchema> {
  const { name, email, password, language, company, hotel, city, country, timeZone, currency, demo } = answers
  const list = (text: string) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
  const devices = list(answers.devices).map((part) => {
    const [appKey = '', deviceName = ''] = part.split('=')
    return { appKey: appKey.trim(), name: deviceName.trim() || appKey.trim() }
  })
  // What does not fit is refused by the schema, in the same words for the page and the terminal.
  return {
    administrator: { name, email, password, language },
    company,
    hotel: {
      name: hotel,
      city,
      country: country.toUpperCase(),
      timeZone,
      currency: currency.toUpperCase(),
      languages: list(answers.languages),
    },
    rooms: roomsOf(answers.rooms),
    devices,
    demoOff: demo !== 'on',
  } as z.input<typeof setUpSchema>
}

function sentenceOf(error: unknown): string {
  if (error instanceof WrongFields)
    return `Not set up: ${error.issues.map(({ path, issue }) => `${path} (${issue})`).join(', ')}.`
  if (error instanceof Problem) return `Not set up: ${error.detail ?? error.code}.`
  return wordsOf(error)
}

runCommand(setUp, sentenceOf)
