import { randomBytes } from 'node:crypto'
import { setUp as setUpSchema } from '@foyer/contract/staff/set-up.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import * as z from 'zod/mini'
import { pairHub } from '../../access/hub/hub.store.ts'
import { openConfiguredDatabase } from '../../platform/database/open-configured-database.ts'
import { readSettings } from '../../platform/env/env.ts'
import { formatCommand, formatHubCommand } from '../../platform/env/format-command.ts'
import { runCommand, toErrorText } from '../../platform/env/run-command.ts'
import { toWrongFields } from '../../platform/http/answer-problems.ts'
import { createPasswords } from '../../platform/secrets/password-hash.ts'
import { gatherAnswers } from './gather-answers.ts'
import { makeHotel } from './make-hotel.ts'
import { getQuestion, questionNames } from './questions.ts'
import { toSetUpInput } from './to-set-up-input.ts'

/** `npm run setup`: creates the first real hotel. The server may be running. */
async function setUp(): Promise<void> {
  const { stdin, stdout } = process
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return void stdout.write(formatHelp())
  const terminal = stdin.isTTY && stdout.isTTY ? { input: stdin, output: stdout } : undefined
  const answers = await gatherAnswers({ args: process.argv.slice(2), environment: process.env, terminal })
  const wanted = z.safeDecode(setUpSchema, toSetUpInput(answers))
  if (!wanted.success) throw toWrongFields(wanted.error as z.core.$ZodError)
  const { firstHotel } = readSettings(process.env)
  const db = await openConfiguredDatabase()
  try {
    const { hotelId, guestAddress, licenses } = await makeHotel(
      { db, passwords: createPasswords(), firstHotel },
      wanted.data,
    )
    const pairing = randomBytes(24).toString('base64url')
    await pairHub(db, { hotelId, appKeys: ['kiosk'], code: pairing })
    const codes = licenses.map(({ appKey, name, code }) => `  ${appKey.padEnd(9)} ${code}  ${name}`)
    const lines = [
      `${wanted.data.hotel.name} is hotel ${hotelId}.`,
      `  guests   ${guestAddress}`,
      '  staff    /staff/',
      ...(codes.length > 0 ? ['License codes, shown only now; each works once, at /pok/:', ...codes] : []),
      `For the hub (${formatHubCommand()}) of the first kiosk, shown only now; further kiosks get theirs under Devices:`,
      `  HUB_PAIRING=${pairing}`,
    ]
    stdout.write(`${lines.join('\n')}\n`)
  } finally {
    await db.close()
  }
}

function formatHelp(): string {
  const said = questionNames.map(getQuestion).map(({ flag, fromEnvironment, prompt, usual }) => ({
    how: fromEnvironment ?? `--${flag}=…`,
    what: usual ? `${prompt} [${usual}]` : prompt,
  }))
  const width = Math.max(...said.map(({ how }) => how.length))
  return `${formatCommand('setup', '[flags]')}

Opens your first hotel. At a terminal it asks for whatever no flag says; the password comes from the environment.

${said.map(({ how, what }) => `  ${how.padEnd(width)}  ${what}`).join('\n')}
`
}

function formatError(error: unknown): string {
  if (error instanceof Problem) return `Not set up: ${error.detail ?? error.code}.`
  return toErrorText(error)
}

runCommand(setUp, formatError)
