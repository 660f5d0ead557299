import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { locateProofs, type TakeOut } from './locate/locate-proofs.ts'
import { readProofLines } from './locate/table.ts'
import { onStopSignal } from './on-stop-signal.ts'
import { drawSample, selectNamed } from './prove/choose.ts'
import { copyTree } from './prove/copy-tree.ts'
import { chooseFiles, chooseQuoting, findRed } from './prove/find-red.ts'
import { formatTakeOut } from './prove/format-take-out.ts'
import { findFilesQuoting, type Outcome, proveByFiles, proveTakeOut } from './prove/prove-take-out.ts'
import { createRelatedFinder, findFilesNear, listRandomTakeOuts } from './prove/random-take-outs.ts'
import { isJourney } from './prove/run-tests.ts'
import { buildIdPattern, catalogueTable, readCatalogue } from './spec/catalogue.ts'
import { findQuotes } from './spec/quotes.ts'
import { readLastTimes } from './test/last-times.ts'
import { stopCommands } from './test/run-command.ts'

const usage = `npm run prove -- SHELL-12.c         one clause; a row (SHELL-12) or an area (SHELL) takes all of theirs
npm run prove -- --sample 30        so many, drawn at random; --seed 7 draws the same again
npm run prove -- --random 100       statements, conditions, arguments and style declarations that the table does not
                                    name, drawn from the declarations that it names; --without-journeys saves time
npm run prove -- --all`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    random: { type: 'string' },
    seed: { type: 'string' },
    all: { type: 'boolean' },
    'without-journeys': { type: 'boolean' },
  },
})

const root = join(import.meta.dirname, '..')
const { takeOuts: table, faults } = locateProofs(root, readProofLines(root))
for (const fault of faults) console.error(fault)
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000))
const named = positionals.length > 0 ? selectNamed(table, positionals) : table
const isRandom = values.random !== undefined
const candidates = isRandom ? listRandomTakeOuts(root, named) : named
const drawn = values.random ?? values.sample
const chosen = drawn === undefined ? candidates : drawSample(candidates, Number(drawn), seed)

if (positionals.length === 0 && drawn === undefined && !values.all) {
  console.log(usage)
  process.exit(1)
}
if (chosen.length === 0) {
  console.error(`docs/proofs.tsv takes nothing out for ${positionals.join(', ')}.`)
  process.exit(1)
}
if (drawn !== undefined) console.log(`seed ${seed}`)

// The checkout itself is never touched: an abort leaves at most a temporary folder behind.
const tree = copyTree(root)
process.on('exit', () => rmSync(tree, { recursive: true, force: true }))
onStopSignal(() => {
  stopCommands()
  process.exit(1)
})

const quotes = findQuotes(root, buildIdPattern(readCatalogue(join(root, catalogueTable)))).filter(
  ({ file }) => !values['without-journeys'] || !isJourney(file),
)
const count = { red: 0, green: 0, broken: 0 }
function reportOutcome(takeOut: TakeOut, { verdict, reason }: Outcome): void {
  count[verdict] += 1
  console.log(formatTakeOut(takeOut, verdict))
  if (verdict !== 'red') console.log(`       ${shorten(reason)}`)
}
/** Every test of a folder may have passed. */
const shorten = (reason: string): string => (reason.length > 200 ? `${reason.slice(0, 200)}…` : reason)

const tellRed = (takeOut: TakeOut): void => reportOutcome(takeOut, { verdict: 'red', reason: '' })
const quoted = await findRed(tree, chosen, chooseQuoting(quotes), tellRed)
const left = chosen.filter((takeOut) => quoted.get(takeOut) !== 'red')
// A line drawn at random may serve none of the clauses of its declaration, but some test must need it.
const findRelated = isRandom ? createRelatedFinder(root, quotes, readLastTimes('vitest')) : () => []
const near = await findRed(tree, isRandom ? left : [], chooseFiles(findRelated), tellRed)
for (const takeOut of left) {
  if (near.get(takeOut) === 'red') continue
  if (near.has(takeOut) && !findFilesQuoting(takeOut, quotes).some(isJourney)) {
    reportOutcome(takeOut, { verdict: 'green', reason: findRelated(takeOut).join(' ') })
    continue
  }
  const alone = await proveTakeOut(tree, takeOut, quotes)
  const isUnproved = isRandom && alone.verdict !== 'red'
  reportOutcome(takeOut, isUnproved ? await proveByFiles(tree, takeOut, findFilesNear(root, takeOut, quotes)) : alone)
}
const broken = count.broken > 0 ? `, ${count.broken} broken` : ''
console.log(`prove: ${chosen.length} taken out, ${count.red} red, ${count.green} green${broken}`)
process.exitCode = count.red === chosen.length ? 0 : 1
