import { type ParseArgsConfig, parseArgs } from 'node:util'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { hotelExists } from '../../access/hotel/hotel.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { formatCommand } from '../../platform/env/format-command.ts'
import { toErrorText } from '../../platform/env/run-command.ts'
import { StartProblem } from '../../platform/env/start-problem.ts'
import { WrongFields } from '../../platform/http/answer-problems.ts'

/** Exit codes like those of diff and grep: 1 for rejected or different, 2 for errors. */
export const EXIT_REJECTED = 1
const EXIT_ERROR = 2

export interface CommandInput {
  readonly db: Database
  readonly args: readonly string[]
  readonly flags: Readonly<Record<string, string | boolean | undefined>>
}

export interface CommandOutput {
  readonly lines: readonly string[]
  /** Exit code; 0 if unset. */
  readonly code?: number
}

interface CommandText {
  /** Arguments after the name: `{hotel} {file}`, with optional ones in brackets. */
  readonly usage: string
  readonly description: string
}

interface DatabaseCommand extends CommandText {
  run(given: CommandInput): Promise<CommandOutput>
}

/** For a command that must also work if the database cannot be opened, or must not change it. */
interface FreeCommand extends CommandText {
  runWithoutDatabase(given: Omit<CommandInput, 'db'>): Promise<CommandOutput>
}

type Command = DatabaseCommand | FreeCommand

/** A script of package.json with several commands. */
export interface Script {
  readonly name: string
  /** `--base 3` or, as a boolean, `--secrets`. */
  readonly flags?: Readonly<Record<string, 'string' | 'boolean'>>
  readonly commands: Readonly<Record<string, Command>>
  /** Heading above the issues of a rejected document or form. */
  readonly rejection?: string
}

/** What a script needs from its process. */
interface CommandEnvironment {
  open(): Promise<Database>
  out(text: string): void
  err(text: string): void
}

/** Returns the exit code. */
export async function runScript(script: Script, words: readonly string[], ground: CommandEnvironment): Promise<number> {
  try {
    const { lines, code = 0 } = await runCommand(script, words, ground)
    ground.out(lines.map((line) => `${line}\n`).join(''))
    return code
  } catch (error) {
    ground.err(`${formatError(error, script)}\n`)
    return error instanceof Problem ? EXIT_REJECTED : EXIT_ERROR
  }
}

async function runCommand(
  script: Script,
  words: readonly string[],
  { open }: CommandEnvironment,
): Promise<CommandOutput> {
  const { flags, positionals } = parseWords(script, words)
  const [word, ...args] = positionals
  if (word === undefined || word === 'help') return { lines: listCommands(script) }
  const command = Object.hasOwn(script.commands, word) ? script.commands[word] : undefined
  if (!command) throw new StartProblem([`There is no command ${word}.`, ...listCommands(script)].join('\n'))
  const needed = command.usage.match(/\{/g)?.length ?? 0
  const most = needed + (command.usage.match(/\[[^-]/g)?.length ?? 0)
  if (args.length < needed || args.length > most)
    throw new StartProblem(`Usage: ${formatCommand(script.name, `${word} ${command.usage}`.trim())}`)
  if ('runWithoutDatabase' in command) return command.runWithoutDatabase({ args, flags })
  const db = await open()
  try {
    return await command.run({ db, args, flags })
  } finally {
    await db.close()
  }
}

function listCommands({ name, commands }: Script): string[] {
  const rows = Object.entries(commands).map(
    ([word, { usage, description }]) => [`${word} ${usage}`.trim(), description] as const,
  )
  const width = Math.max(...rows.map(([call]) => call.length))
  return [formatCommand(name, ' ').trimEnd(), ...rows.map(([call, does]) => `  ${call.padEnd(width)}  ${does}`)]
}

function parseWords({ flags = {} }: Script, words: readonly string[]) {
  const options: ParseArgsConfig['options'] = Object.fromEntries(
    Object.entries(flags).map(([flag, type]) => [flag, { type }]),
  )
  const args = words.map((word) => (word === '--help' ? 'help' : word))
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    return { flags: values as CommandInput['flags'], positionals }
  } catch (cause) {
    throw new StartProblem(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

function formatError(error: unknown, { rejection = 'Refused:' }: Script): string {
  if (error instanceof WrongFields)
    return [rejection, ...error.issues.map(({ path, issue }) => `  ${path || 'the document'}: ${issue}`)].join('\n')
  return error instanceof Problem ? `Refused: ${error.detail ?? error.code}.` : toErrorText(error)
}

export function parseNumber(word: string): number {
  if (!/^\d{1,9}$/.test(word)) throw new StartProblem(`${word} is not a number.`)
  return Number(word)
}

interface HotelCommandInput extends CommandInput {
  readonly tx: HotelTransaction
  readonly hotelId: number
}

/** The first argument is the hotel. Runs in one transaction, which an error rolls back. */
export function runInHotel(work: (given: HotelCommandInput) => Promise<CommandOutput>): DatabaseCommand['run'] {
  return async (given) => {
    const [hotel = '', ...args] = given.args
    const hotelId = parseNumber(hotel)
    if (!(await hotelExists(given.db.directory, hotelId))) throw new Problem('notFound', `there is no hotel ${hotelId}`)
    return given.db.inHotel(hotelId, (tx) => work({ ...given, args, tx, hotelId }))
  }
}
