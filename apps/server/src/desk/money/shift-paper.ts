import type { Shift } from '@foyer/contract/staff/money.ts'
import type { GeneratedFile } from '@foyer/contract/staff/registration.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { formatCsv } from '../../outside/police/csv.ts'
import { readPaperHotel } from '../../papers/paper/paper-hotel.ts'
import { readShifts } from './shift.store.ts'
import { getShiftText, type ShiftLocale, type ShiftText } from './shift-texts.ts'

/** A closed shift as a file, made from what was stored. */
export async function makeShiftFile(
  staff: Staff,
  sites: Sites,
  { id, form }: { readonly id: string; readonly form: 'pdf' | 'csv' },
): Promise<GeneratedFile> {
  const shift = (await readShifts(staff.tx)).find((one) => one.id === id)?.said
  if (!shift) throw new Problem('notFound', 'there is no such shift')
  const name = `shift-${shift.to.slice(0, 10)}-${id.slice(0, 4)}.${form}`
  const { language } = staff
  const paper = await readPaperHotel(staff, sites)
  if (form === 'csv') {
    const content = Buffer.from(toCsv(shift, { language, partyWord: paper.partyWord }))
    return { name, type: 'text/csv', content: content.toString('base64') }
  }
  // Loads the drawing code only when a PDF is requested.
  const { drawShift } = await import('./draw-shift.ts')
  const content = await drawShift(shift, paper, language)
  return { name, type: 'application/pdf', content: content.toString('base64') }
}

function toCsv(shift: Shift, speech: ShiftLocale): string {
  const { language } = speech
  const say = (word: ShiftText) => getShiftText(word, speech)
  const amount = ({ minor, currency }: Shift['net']) => formatMoney({ minor, currency }, language)
  return formatCsv([
    [say('way'), say('provider'), say('person'), say('count'), say('taken'), say('returned')],
    ...shift.takings.map(({ way, provider, person, count, taken, returned }) => [
      say(way),
      provider,
      person ?? say('guest'),
      String(count),
      amount(taken),
      amount(returned),
    ]),
    ...(shift.drawers ?? []).map(({ owner, countedBy, expected, counted, reason }) => [
      say('counted'),
      owner ?? say('shared'),
      countedBy,
      amount({ minor: expected, currency: shift.net.currency }),
      amount({ minor: counted, currency: shift.net.currency }),
      reason ?? '',
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
