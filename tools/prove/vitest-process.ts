import { readFileSync, writeFileSync } from 'node:fs'
import { createVitest, type TestCase, type TestSpecification } from 'vitest/node'
import type { TestResult } from './run-tests.ts'
import type { Step } from './vitest.ts'

// One Vitest for many lines: it starts once, reads again only what changed, and keeps its database.
// Where each test file has its own window, one worker runs the files of many lines in turn, and the
// code is removed between two of them.
const [, , tree = ''] = process.argv

let turn: {
  readonly steps: readonly Step[]
  readonly ran: TestResult[][]
  begun: number
  ended: number
  putBack: () => void
}

const reporter = {
  onTestModuleQueued() {
    turn.begun += 1
  },
  onTestCaseResult(test: TestCase) {
    const { state } = test.result()
    if (state === 'passed' || state === 'failed')
      turn.ran[turn.ended]?.push({ title: test.fullName.replaceAll(' > ', ' '), passed: state === 'passed' })
  },
  onTestModuleEnd() {
    turn.putBack()
    turn.ended += 1
    // A file that started before the last one ended may have seen its change, so it has no result.
    if (turn.begun > turn.ended) turn.ended = turn.steps.length
    turn.putBack = takeOut(turn.steps[turn.ended])
  },
}

class InTurn {
  sort = (files: TestSpecification[]) => files
  shard = (files: TestSpecification[]) => files
}

const inTurn = { maxWorkers: 1, fsModuleCache: false, sequence: { sequencer: InTurn } }
const vitest = await createVitest('test', { root: tree, watch: false, reporters: [reporter], ...inTurn })
await vitest.standalone()
const everything = await vitest.globTestSpecifications()
for (const project of vitest.projects)
  separateModules((project as unknown as { _transformService: Fetcher })._transformService)

interface Fetcher {
  fetch(...request: unknown[]): Promise<object>
}

/** A worker compiles a module once per name, so modified modules get another name. */
function separateModules(fetcher: Fetcher): void {
  const fetch = fetcher.fetch.bind(fetcher)
  fetcher.fetch = async (...request) => {
    const found = await fetch(...request)
    const path = turn.steps[turn.ended]?.without?.path
    return 'file' in found && 'id' in found && found.file === path
      ? { ...found, id: `${found.id}?${turn.ended}` }
      : found
  }
}

function takeOut(step: Step | undefined): () => void {
  if (step?.without === undefined) return () => undefined
  const { path, text } = step.without
  const whole = readFileSync(path, 'utf8')
  const write = (content: string): void => {
    writeFileSync(path, content)
    vitest.invalidateFile(path)
  }
  write(text)
  return () => write(whole)
}

function findSpecifications({ test, titles }: Step): TestSpecification[] {
  const found = everything.find(({ moduleId }) => moduleId === test)
  return found ? [found.project.createSpecification(test, { testNamePattern: new RegExp(titles) })] : []
}

/**
 * An error that no test catches fails a run of Vitest, though each test passes. Steps without a
 * failure are then repeated one by one to find whose it was.
 */
async function answer(steps: readonly Step[]): Promise<TestResult[][]> {
  turn = { steps, ran: steps.map(() => []), begun: 0, ended: 0, putBack: takeOut(steps[0]) }
  const { unhandledErrors } = await vitest.runTestSpecifications(steps.flatMap(findSpecifications))
  turn.putBack()
  const { ran } = turn
  const passed = unhandledErrors.length === 0
  if (passed || steps.length === 1)
    return ran.map((tests) => (tests.length > 0 ? [...tests, { title: 'no unhandled error', passed }] : tests))
  const alone = []
  for (const [index, step] of steps.entries()) {
    const tests = ran[index] ?? []
    alone.push(...(tests.some((test) => !test.passed) ? [tests] : await answer([step])))
  }
  return alone
}

process.on('message', (steps: readonly Step[]) => {
  void answer(steps).then((ran) => process.send?.(ran))
})
process.on('disconnect', () => void vitest.exit(true))
