import { expect, it } from 'vitest'
import { filterUpsells, findVehicle, fleetSchema, getGroupDeposit, getUpsellTotal } from './fleet.ts'
import { formatPerDay, planChanges, toggleOption, toUpsellState, type UpsellOption } from './upsell.ts'

const option = (code: string, state: Partial<UpsellOption> = {}): UpsellOption => ({
  group: { code },
  vehicle: { plate: `${code}-1` },
  checked: false,
  confirmed: false,
  ...state,
})
const checked = { checked: true }
const kept = { checked: true, confirmed: true }
const left = { confirmed: true }
const codes = (options: readonly UpsellOption[]) => options.map(({ group }) => group.code)

it.each([
  ['unchecked', {}],
  ['checked', checked],
  ['confirmed', kept],
  ['confirmed', left],
])('RAC-17.a RAC-17.b MODEL-40.c an option is %s', (state, flags) => {
  expect(toUpsellState(option('suv', flags))).toBe(state)
})

it('RAC-18 at most one option is checked: another replaces it, and pressing it again unchecks it', () => {
  const none = [option('suv'), option('van'), option('estate')]
  const suv = toggleOption(none, option('suv'))
  expect(codes(suv.filter((one) => one.checked))).toEqual(['suv'])
  const van = toggleOption(suv, option('van'))
  expect(codes(van.filter((one) => one.checked))).toEqual(['van'])
  expect(toggleOption(van, option('van'))).toEqual(none)
  // Two cars of the same group are two options.
  const twins = [option('suv'), { ...option('suv'), vehicle: { plate: 'suv-2' } }]
  expect(toggleOption(twins, option('suv')).map((one) => one.checked)).toEqual([true, false])
})

it.each([
  ['RAC-19 a checked option is confirmed', [option('suv', checked), option('van')], undefined, 'suv'],
  ['RAC-20 a confirmed option that is not checked is removed', [option('suv', left), option('van')], 'suv', undefined],
  [
    'RAC-21.a RAC-21.b checking another replaces the confirmed one',
    [option('suv', left), option('van', checked)],
    'suv',
    'van',
  ],
  ['RAC-22.a nothing to do if none is checked', [option('suv'), option('van')], undefined, undefined],
  [
    'RAC-22.b nothing to do if the confirmed one is still checked',
    [option('suv', kept), option('van')],
    undefined,
    undefined,
  ],
  ['RAC-22.a nothing to do without options', [], undefined, undefined],
])('%s', (_, options, removed, confirmed) => {
  const { remove, confirm } = planChanges(options)
  expect([remove?.group.code, confirm?.group.code]).toEqual([removed, confirmed])
})

it.each([
  ['RAC-16.a MODEL-40.b a day’s share of the total', 140_00, 'EUR', 7, 'en', '€20.00'],
  ['RAC-16.b rounded to two decimals', 100_00, 'EUR', 3, 'en', '€33.33'],
  ['RAC-16.b two decimals in a currency without any', 1000, 'JPY', 4, 'en', 'JP¥250.00'],
  ['less than a day counts as one', 20_00, 'EUR', 0, 'de', '20,00\u00a0€'],
])('%s', (_, minor, currency, days, language, shown) => {
  expect(formatPerDay({ minor, currency }, days, language)).toBe(shown)
})

const fleet = fleetSchema.parse({
  vehicles: [{ plate: '1', space: 'C1', model: 'Dune' }],
  deposits: { suv: 900.5 },
  upsells: [
    { from: ['small', 'compact'], to: 'suv', perDay: 24.5 },
    { from: ['small', 'compact'], to: 'compact', perDay: 5 },
  ],
})

it('offers better groups than the booked one, for all days, with the deposit and the car in the space', () => {
  const to = (code: string) => filterUpsells(fleet, code).map((one) => one.to)
  expect([to('small'), to('compact'), to('suv')]).toEqual([['suv', 'compact'], ['suv'], []])
  expect(getUpsellTotal({ perDay: 24.5 }, 7, 'EUR')).toEqual({ minor: 171_50, currency: 'EUR' })
  expect(getGroupDeposit(fleet, 'suv', 'EUR')).toEqual({ minor: 900_50, currency: 'EUR' })
  expect(getGroupDeposit(fleet, 'toString', 'EUR')).toBeUndefined()
  expect([findVehicle(fleet, 'C1')?.plate, findVehicle(fleet, undefined)]).toEqual(['1', undefined])
})
