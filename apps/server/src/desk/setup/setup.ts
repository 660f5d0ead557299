import { randomBytes } from 'node:crypto'
import { setUp as setUpSchema } from '@foyer/contract/staff/set-up.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import * as z from 'zod/mini'
import { pairHub } from '../../access/hub/hub.store.ts'
import { configuredDatabase } from '../../platform/database/configured-database.ts'
import { howToRun } from '../../platform/env/how-to-run.ts'
import { runCommand, wordsOf } from '../../platform/env/run-command.ts'
import { badForm } from '../../platform/http/answer-problems.ts'
import { passwords } from '../../platform/secrets/password-hash.ts'
import { gatherAnswers } from './ask.ts'
import { inForm } from './in-form.ts'
import { makeHotel } from './make-hotel.ts'
import { questionNamed, questionNames } from './questions.ts'

/** `npm run setup`: creates the first real hotel. The server may be running. */
async function setUp(): Promise<void> {
  const { stdin, stdout } = process
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return void stdout.write(help())
  const terminal = stdin.isTTY && stdout.isTTY ? { input: stdin, output: stdout } : undefined
  const answers = await gatherAnswers({ args: process.argv.slice(2), environment: process.env, terminal })
  const wanted = z.safeDecode(setUpSchema, inForm(answers))
  if (!wanted.success) throw badForm(wanted.error as z.core.$ZodError)
  const db = await configuredDatabase()
  try {
    const { hotelId, guestAddress, licenses } = await makeHotel(db, passwords(), wanted.data)
    const pairing = randomBytes(24).toString('base64url')
    await pairHub(db, { hotelId, appKeys: ['kiosk'], code: pairing })
    const codes = licenses.map(({ appKey, name, code }) => `  ${appKey.padEnd(9)} ${code}  ${name}`)
    const lines = [
      `${wanted.data.hotel.name} is hotel ${hotelId}.`,
      `  guests   ${guestAddress}`,
      '  staff    /staff/',
      ...(codes.length > 0 ? ['License codes, shown only now; each works once, at /pok/:', ...codes] : []),
      'For the hub (npm run hub) of the first kiosk, shown only now; further kiosks get theirs under Devices:',
      `  HUB_PAIRING=${pairing}`,
    ]
    stdout.write(`${lines.join('\n')}\n`)
  } finally {
    await db.close()
  }
}

function help(): string {
  const said = questionNames.map(questionNamed).map(({ flag, fromEnvironment, ask, usual }) => ({
    how: fromEnvironment ?? `--${flag}=…`,
    what: usual ? `${ask} [${usual}]` : ask,
  }))
  const width = Math.max(...said.map(({ how }) => how.length))
  return `${howToRun('setup', '[flags]')}

Opens your first hotel. At a terminal it asks for whatever no flag says; the password comes from the environment.

${said.map(({ how, what }) => `  ${how.padEnd(width)}  ${what}`).join('\n')}
`
}

function sentenceOf(error: unknown): string {
  if (error instanceof Problem) return `Not set up: ${error.detail ?? error.code}.`
  return wordsOf(error)
}

runCommand(setUp, sentenceOf)
