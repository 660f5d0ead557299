import type { Shift } from '@foyer/contract/staff/money.ts'
import type { MadeFile } from '@foyer/contract/staff/registration.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { csv } from '../../outside/police/csv.ts'
import { paperHotel } from '../../papers/paper/paper-hotel.ts'
import { readShifts } from './shift.store.ts'
import { type ShiftSpeech, type ShiftWord, shiftWord } from './shift-words.ts'

/** A closed shift as a file, made from what was stored. */
export async function makeShiftFile(
  staff: Staff,
  sites: Sites,
  { id, form }: { readonly id: string; readonly form: 'pdf' | 'csv' },
): Promise<MadeFile> {
  const shift = (await readShifts(staff.tx)).find((one) => one.id === id)?.said
  if (!shift) throw new Problem('notFound', 'there is no such shift')
  const name = `shift-${shift.to.slice(0, 10)}-${id.slice(0, 4)}.${form}`
  const { language } = staff
  const paper = await paperHotel(staff, sites)
  if (form === 'csv') {
    const content = Buffer.from(csvOf(shift, { language, partyWord: paper.partyWord }))
    return { name, type: 'text/csv', content: content.toString('base64') }
  }
  // Loads the drawing code only when a PDF is requested.
  const { shiftPdf } = await import('./shift-pdf.ts')
  const content = await shiftPdf(shift, paper, language)
  return { name, type: 'application/pdf', content: content.toString('base64') }
}

function csvOf(shift: Shift, speech: ShiftSpeech): string {
  const { language } = speech
  const say = (word: ShiftWord) => shiftWord(word, speech)
  const amount = ({ minor, currency }: Shift['net']) => formatMoney({ minor, currency }, language)
  return csv([
    [say('way'), say('provider'), say('person'), say('count'), say('taken'), say('returned')],
    ...shift.takings.map(({ way, provider, person, count, taken, returned }) => [
      say(way),
      provider,
      person ?? say('guest'),
      String(count),
      amount(taken),
      amount(returned),
    ]),
    ...shift.differences.map(({ reference, number, provider, amount: of, ours, theirs }) => [
      say('difference'),
      provider,
      `${reference} ${number}`,
      '',
      amount(of),
      `${ours} / ${theirs}`,
    ]),
  ])
}
