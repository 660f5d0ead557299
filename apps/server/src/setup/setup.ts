import { randomBytes } from 'node:crypto'
import { setUp as setUpSchema } from '@foyer/contract/staff/set-up.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import * as z from 'zod/mini'
import { defaultDataDir } from '../database/data-dir.ts'
import { openDatabase } from '../database/open-database.ts'
import { readSettings } from '../env.ts'
import { badForm, WrongFields } from '../http/answer-problems.ts'
import { pairHub } from '../hub/hub.store.ts'
import { StartProblem } from '../start-problem.ts'
import { gatherAnswers } from './ask.ts'
import type { Answers } from './questions.ts'
import { roomsOf } from './rooms.ts'
import { setUpHouse } from './set-up-house.ts'

/** `npm run setup`: the first real hotel. The server may run meanwhile only with a database of its own (DATABASE_URL). */
async function setUp(): Promise<void> {
  const { stdin, stdout } = process
  const terminal = stdin.isTTY && stdout.isTTY ? { input: stdin, output: stdout } : undefined
  const answers = await gatherAnswers({ args: process.argv.slice(2), environment: process.env, terminal })
  const wanted = z.safeDecode(setUpSchema, inForm(answers))
  if (!wanted.success) throw badForm(wanted.error as z.core.$ZodError)
  const settings = readSettings(process.env)
  const dataDir = settings.dataDir ?? defaultDataDir().dataDir
  const db = await openDatabase({ databaseUrl: settings.databaseUrl, dataDir })
  try {
    const { hotelId, guestAddress, licenses } = await setUpHouse(db, wanted.data)
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

setUp().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exit(1)
})

function sentenceOf(error: unknown): string {
  if (error instanceof WrongFields)
    return `Not set up: ${error.issues.map(({ path, issue }) => `${path} (${issue})`).join(', ')}.`
  if (error instanceof Problem) return `Not set up: ${error.detail ?? error.code}.`
  if (error instanceof StartProblem) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
