import { randomUUID } from 'node:crypto'
import { changeDates } from '@foyer/contract/staff/dates.ts'
import { correctCharge, moveCharges, postCharge, savePayer } from '@foyer/contract/staff/folio.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import type { WeekDesk, WeekStay } from './week-desk.ts'

export interface ActionInput {
  readonly stay: WeekStay
  readonly day: string
  /** Stays in house, to which a charge can move. */
  readonly others: readonly WeekStay[]
}

/** Returns false if the stay has nothing to do it with. */
export type WeekAction = (week: WeekDesk, input: ActionInput) => Promise<boolean>

type Service = readonly [id: string, price: number]
const services: readonly [Service, ...Service[]] = [
  ['parking', 24_00],
  ['dinner', 34_95],
  ['minibar', 3_33],
  ['tip', 5_00],
]

const charge: WeekAction = async ({ desk, dice, read, expectChange }, { stay: { reference } }) => {
  const [serviceId, price] = dice.pick(services)
  const quantity = 1 + dice.below(3)
  const paid = dice.in(0.2) ? { price: price - dice.below(200), comment: 'A regular guest' } : { price }
  const { folios } = await read(reference)
  const payer = dice.in(0.2) ? { payer: dice.pick(folios)?.id ?? ('guest' as const) } : {}
  const body = { serviceId, quantity, ...paid, ...payer }
  await expectChange(reference, paid.price * quantity, () =>
    desk.call(postCharge, { params: { reference }, body, key: randomUUID() }),
  )
  return true
}

const correct: WeekAction = async ({ desk, pickCharge, pickPart, expectChange }, { stay: { reference } }) => {
  const line = await pickCharge(reference)
  if (!line) return false
  const minor = pickPart(line.rest.minor)
  const params = { reference, id: line.id }
  await expectChange(reference, 0 - minor, () =>
    desk.call(correctCharge, { params, body: { minor, reason: 'Not used' }, key: randomUUID() }),
  )
  return true
}

/** To another payer of the stay, in whole or in part. */
const split: WeekAction = async ({ desk, dice, read, pickCharge, pickPart, expectChange }, { stay: { reference } }) => {
  const line = await pickCharge(reference)
  const folio = dice.pick((await read(reference)).folios.filter(({ id }) => id !== line?.folioId))
  if (!(line && folio)) return false
  const body = { lines: [line.id], minor: pickPart(line.rest.minor), payer: folio.id ?? ('guest' as const) }
  await expectChange(reference, 0, () => desk.call(moveCharges, { params: { reference }, body, key: randomUUID() }))
  return true
}

/** Charges and payments of one payer, all to another one. */
const splitAll: WeekAction = async ({ desk, dice, read, expectChange }, { stay: { reference } }) => {
  const { folios, lines } = await read(reference)
  const [from, to] = [dice.pick(folios), dice.pick(folios)]
  const moved = lines.filter(
    ({ folioId, kind, rest, source }) =>
      folioId === from?.id && (kind === 'payment' ? source === 'foyer' : rest.minor > 0),
  )
  if (!to || from?.id === to.id || moved.length === 0) return false
  const body = { lines: moved.map(({ id }) => id), payer: to.id ?? ('guest' as const) }
  await expectChange(reference, 0, () => desk.call(moveCharges, { params: { reference }, body, key: randomUUID() }))
  return true
}

/** To the bill of another stay. */
const move: WeekAction = async ({ desk, dice, pickCharge, pickPart, expectChange }, { stay, others }) => {
  const { reference } = stay
  const other = dice.pick(others.filter((one) => one.reference !== reference))
  const line = await pickCharge(reference)
  if (!(other && line)) return false
  const minor = pickPart(line.rest.minor)
  const body = { lines: [line.id], minor, toReference: other.reference }
  await expectChange(other.reference, minor, () =>
    expectChange(reference, 0 - minor, () =>
      desk.call(moveCharges, { params: { reference }, body, key: randomUUID() }),
    ),
  )
  return true
}

const addPayer: WeekAction = async ({ desk, dice }, { stay: { reference } }) => {
  const payer = {
    kind: 'company',
    name: 'Nordlicht GmbH',
    taxNumber: 'DE123456788',
    address: 'Hafen 1',
    city: 'Hamburg',
    country: 'DE',
  } as const
  const routes = [...dice.pick([[], ['room'], ['parking', 'food'], ['minibar']])]
  await desk.call(savePayer, { params: { reference }, body: { payer, routes }, key: randomUUID() })
  return true
}

const changeNights: WeekAction = async ({ desk, dice, read, expectStated }, { stay: { reference }, day }) => {
  const { startDate, endDate } = await read(reference)
  const wanted = addDays(endDate, dice.below(4) - 2)
  if (wanted === endDate || wanted < day || wanted <= startDate) return false
  const unused = wanted < endDate ? { unusedNights: dice.pick(['charge', 'release'] as const) } : {}
  const body = { shownStartDate: startDate, shownEndDate: endDate, endDate: wanted, ...unused }
  await expectStated(
    reference,
    async () => (await desk.call(changeDates, { params: { reference }, body })).difference.minor,
  )
  return true
}

export const chargeActions = { charge, correct, split, splitAll, move, addPayer, changeNights } satisfies Record<
  string,
  WeekAction
>
