import { expect, it } from 'vitest'
import { formatTd1, formatTd3 } from './mrz-writer.ts'

const anna = {
  country: 'UTO',
  surname: 'Eriksson',
  names: 'Anna Maria',
  born: '740812',
  sex: 'F',
  expires: '120415',
} as const

it('writes the example passport of ICAO 9303 part 4', () => {
  expect(formatTd3({ ...anna, number: 'L898902C3', optional: 'ZE184226B' })).toEqual([
    'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
    'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
  ])
})

it('writes the example card of ICAO 9303 part 5', () => {
  expect(formatTd1('I', { ...anna, number: 'D23145890' })).toEqual([
    'I<UTOD231458907<<<<<<<<<<<<<<<',
    '7408122F1204159UTO<<<<<<<<<<<6',
    'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
  ])
})
