import { importReservations } from '@foyer/contract/staff/import.ts'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import { Desk } from '../desk.ts'
import type { Dice } from './dice.ts'
import { fuzzProduct } from './fuzz-product.ts'
import { generateNoise, mutateText, oddValues } from './mutate.ts'
import type { SeedOptions } from './parse-seed-options.ts'

const head = [
  'reference',
  'arrival',
  'departure',
  'last_name',
  'first_name',
  'adults',
  'children',
  'room_type',
  'room_number',
  'email',
  'total',
]
const rows = [
  ['FUZ1', '2030-05-10', '2030-05-12', 'García López', 'Ana', '2', '1', 'classic', '', 'ana@example.com', '240,00'],
  ['FUZ2', '10/05/2030', '12/05/2030', "O'Brien", 'Seán', '1', '', 'classic', '', '', '99.50'],
  ['FUZ3', '10.5.2030', '13.5.2030', '王', '小明', '1', '0', 'suite', '', 'x@example.com', '1.000'],
]
const encodings: readonly [BufferEncoding, ...BufferEncoding[]] = ['utf8', 'utf8', 'latin1', 'utf16le']

/** Malformed reservation files: each is read row by row, or rejected as a whole with a reason. */
export const files = (told: SeedOptions): Trial =>
  fuzzProduct(told, {
    words: { many: 'files', outcome: 'taken', wrong: 'not answered' },
    async start(url) {
      const desk = new Desk(url)
      await desk.signIn()
      return async (dice) => {
        const text = buildFile(dice)
        const file = Buffer.from(text, dice.pick(encodings)).toString('base64')
        const taken = await desk.call(importReservations, {}, { file, dryRun: dice.in(0.5) })
        if (!taken) return { outcome: 'no answer', wrong: `No answer to ${JSON.stringify(text).slice(0, 400)}` }
        return { outcome: taken.unreadable ?? (taken.counts.refused > 0 ? 'in part' : 'whole') }
      }
    },
  })

function buildFile(dice: Dice): string {
  const delimiter = dice.pick([',', ';', '\t'])
  const lines = [head, ...rows.filter(() => dice.in(0.8))].map((cells) =>
    cells.map((cell) => quoteCell(dice.in(0.08) ? buildOddCell(cell, dice) : cell, dice)).join(delimiter),
  )
  const text = dice.pick(['', '\ufeff']) + lines.join(dice.pick(['\n', '\r\n', '\r']))
  return dice.in(0.15) ? mutateText(text, dice) : text
}

function buildOddCell(cell: string, dice: Dice): string {
  const odd = dice.pick(oddValues)
  return dice.pick([
    mutateText(cell, dice),
    generateNoise(dice),
    typeof odd === 'string' ? odd : (JSON.stringify(odd) ?? ''),
  ])
}

const quoteCell = (cell: string, dice: Dice) => (dice.in(0.9) ? `"${cell.replaceAll('"', '""')}"` : cell)
