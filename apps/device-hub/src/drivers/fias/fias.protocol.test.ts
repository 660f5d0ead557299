import { expect, it } from 'vitest'
import { createRecordReader, formatFiasDay, formatRecord, formatTimestamp, splitFieldNames } from './fias.protocol.ts'

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const bytes = (text: string) => Buffer.from(text, 'latin1')

it('writes a key request between STX and ETX, each field ended by a bar', () => {
  const fields = { KC: '1', RN: '302', KT: 'N', GA: '261116', GD: '261118' }
  expect(latin1(formatRecord({ name: 'KR', fields }))).toBe('\x02KR|KC1|RN302|KTN|GA261116|GD261118|\x03')
})

it('removes characters that would end a field or a record', () => {
  expect(latin1(formatRecord({ name: 'KR', fields: { RN: '30|RN999\x03\x022' } }))).toBe('\x02KR|RN30RN9992|\x03')
})

it('reads records from arbitrary chunks and skips noise', () => {
  const read = createRecordReader()
  expect(read(bytes('noise\x02KA|AS'))).toEqual([])
  expect(read(bytes('OK|KC01|WSabc|\x03\x02LA|DA261116|TI150000|\x03\x02LE'))).toEqual([
    { name: 'KA', fields: { AS: 'OK', KC: '01', WS: 'abc' } },
    { name: 'LA', fields: { DA: '261116', TI: '150000' } },
  ])
  expect(read(bytes('|\x03'))).toEqual([{ name: 'LE', fields: {} }])
})

it('gives up a record that never ends, and reads the next one', () => {
  const read = createRecordReader()
  expect(read(bytes(`\x02${'x'.repeat(3_000)}\x03\x02LA|\x03`))).toEqual([{ name: 'LA', fields: {} }])
})

it('parses field names in pairs, and writes dates and times in FIAS format', () => {
  expect(splitFieldNames('WSKCRNK#G#')).toEqual(['WS', 'KC', 'RN', 'K#', 'G#'])
  expect(formatFiasDay('2026-11-08')).toBe('261108')
  expect(formatTimestamp(new Date(2026, 10, 8, 9, 5, 3))).toEqual({ DA: '261108', TI: '090503' })
})
