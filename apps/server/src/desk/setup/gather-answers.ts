import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { formatCommand } from '../../platform/env/format-command.ts'
import { StartProblem } from '../../platform/env/start-problem.ts'
import { checkAnswer } from './check-answer.ts'
import {
  type Answers,
  getDefaultAnswer,
  getQuestion,
  type Question,
  type QuestionName,
  questionNames,
} from './questions.ts'

interface Source {
  readonly args: readonly string[]
  readonly environment: Readonly<Record<string, string | undefined>>
  /** If unset, no questions can be asked. */
  readonly terminal?: { readonly input: NodeJS.ReadStream; readonly output: NodeJS.WriteStream } | undefined
}

/** Reads flags first, then the environment, then asks at the terminal. */
export async function gatherAnswers({ args, environment, terminal }: Source): Promise<Answers> {
  const given = new Map<QuestionName, string>()
  const flags = readFlags(args)
  for (const name of questionNames) {
    const { flag, fromEnvironment } = getQuestion(name)
    const value = (fromEnvironment ? environment[fromEnvironment] : undefined) ?? flags[flag]
    if (value !== undefined) given.set(name, value)
  }
  if (terminal) await promptRemaining(given, terminal)
  const wrong = [...given.keys()].flatMap((name) => {
    const sentence = checkAnswer(name, given)
    return sentence ? [`${formatSource(name)}: ${sentence}`] : []
  })
  if (wrong.length > 0) throw new StartProblem(wrong.join('\n'))
  return Object.fromEntries(questionNames.map((name) => [name, getAnswer(name, given)])) as Answers
}

const formatSource = (name: QuestionName): string => {
  const { flag, fromEnvironment } = getQuestion(name)
  return fromEnvironment ?? `--${flag}`
}

function getAnswer(name: QuestionName, given: ReadonlyMap<QuestionName, string>): string {
  const value = given.get(name) ?? getDefaultAnswer(name, given)
  if (value === undefined)
    throw new StartProblem(`Set ${formatSource(name)}, or run ${formatCommand('setup')} at a terminal.`)
  return value.trim()
}

function readFlags(args: readonly string[]): Record<string, string | undefined> {
  const names = questionNames.map(getQuestion).filter(({ fromEnvironment }) => !fromEnvironment)
  const options = Object.fromEntries(names.map(({ flag }) => [flag, { type: 'string' as const }]))
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (cause) {
    throw new StartProblem(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

async function promptRemaining(
  given: Map<QuestionName, string>,
  terminal: NonNullable<Source['terminal']>,
): Promise<void> {
  let hidden = false
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!hidden) terminal.output.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input: terminal.input, output, terminal: true })
  try {
    const ask = async ({ prompt: words, hidden: isHidden = false }: Question, usual?: string): Promise<string> => {
      const asked = lines.question(`${words}${usual ? ` [${usual}]` : ''}: `)
      hidden = isHidden
      const answer = (await asked).trim()
      hidden = false
      if (isHidden) terminal.output.write('\n')
      return answer || (usual ?? '')
    }
    for (const name of questionNames) {
      // An invalid flag is asked for as well.
      while (!given.has(name) || checkAnswer(name, given)) {
        const sentence = given.has(name) && checkAnswer(name, given)
        if (sentence) terminal.output.write(`${sentence}\n`)
        given.set(name, await ask(getQuestion(name), getDefaultAnswer(name, given)))
      }
    }
  } finally {
    lines.close()
  }
}
