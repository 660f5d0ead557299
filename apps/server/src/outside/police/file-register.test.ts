import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { formatCsv } from './csv.ts'
import { fileRegister } from './file-register.ts'
import type { DayReport, Traveller } from './police-register.ts'
import { escapeXml } from './xml.ts'

const traveller: Traveller = {
  reference: 'FOY1001',
  contractDate: '2027-03-01',
  arrivalTime: '15:05',
  departureTime: '12:00',
  paymentType: 'card',
  arrival: '2027-05-10',
  departure: '2027-05-13',
  rooms: 1,
  roomNumber: '301',
  travellers: 1,
  isContractHolder: true,
  firstName: 'Lucía "Lu"',
  firstSurname: 'García, de',
  secondSurname: '=HYPERLINK("http://x")',
  sex: 'F',
  birthDate: '1988-03-02',
  nationality: 'ESP',
  documentType: 'I',
  documentNumber: '99999999R',
  supportNumber: 'CAA000000',
  street: 'Carrer <Nou> & 5\nbaixos',
  postalCode: '08002',
  city: 'Barcelona',
  municipality: 'Barcelona',
  municipalityCode: '08019',
  province: 'Barcelona',
  provinceCode: '08',
  country: 'ESP',
  phone: '+34 600 00 00 00',
  email: 'lucia@example.com',
}
const report: DayReport = {
  hotel: {
    name: 'Foyer & Co',
    city: 'Barcelona',
    country: 'ESP',
    registryNumber: 'H-000123',
    phone: '+34 93 000 00 00',
  },
  day: '2027-05-10',
  travellers: [traveller, { ...traveller, isContractHolder: false, firstName: 'Pau', relationship: 'PM' }],
}
const made = (format: 'csv' | 'json' | 'xml') => {
  const { name, type, content } = fileRegister.report(report, format)
  return { name, type, text: content.toString('utf8') }
}

it('S18 writes CSV that another parser can read, and that no spreadsheet runs', () => {
  const { name, type, text } = made('csv')
  expect([name, type]).toEqual(['travellers-2027-05-10.csv', 'text/csv; charset=utf-8'])
  expect(text.startsWith('\uFEFF"contract_reference","contract_date","arrival",')).toBe(true)
  const rows: Record<string, string>[] = parse(text, { columns: true, bom: true, record_delimiter: '\r\n' })
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({
    contract_reference: 'FOY1001',
    role: 'contract_holder',
    first_name: 'Lucía "Lu"',
    surname_1: 'García, de',
    surname_2: `'=HYPERLINK("http://x")`,
    support_number: 'CAA000000',
    street: 'Carrer <Nou> & 5\nbaixos',
    municipality_code: '08019',
    phone: '0034600000000',
    payment_type: 'TARJT',
    contract_date: '2027-03-01',
    arrival_time: '15:05',
    departure_time: '12:00',
    establishment_registry_number: 'H-000123',
    establishment_phone: '0034930000000',
  })
  expect(rows[1]).toMatchObject({ role: 'traveller', relationship: 'PM' })
})

it.each(['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '＝1'])('a cell that begins with %j stays text', (value) => {
  const [[cell] = []]: string[][] = parse(formatCsv([[value]]), { bom: true, relax_quotes: true })
  expect(cell?.startsWith("'")).toBe(true)
})

it('R14 nothing inside a cell becomes a formula in spreadsheets with other separators', () => {
  const text = formatCsv([['Carrer 1', 'Calle 1;=cmd|x;y', 'a;+1', 'b|@SUM(1)', 'c;d']])
  for (const delimiter of [',', ';', '|', '\t']) {
    const cells: string[] = parse(text, { bom: true, delimiter, relax_quotes: true, quote: null }).flat()
    expect(cells.map((cell) => cell.replaceAll('"', '')).filter((cell) => /^[=+\-@]/.test(cell.trim()))).toEqual([])
  }
})

it('writes JSON with every field, with null for unknown ones', () => {
  const read = JSON.parse(made('json').text)
  expect(read).toMatchObject({
    schema: 'urn:foyer:travellers:2',
    day: '2027-05-10',
    establishment: { name: 'Foyer & Co', registry_number: 'H-000123', tax_number: null },
  })
  expect(read.travellers[0]).toMatchObject({
    payment_type: 'TARJT',
    relationship: null,
    document_number: '99999999R',
    province_code: '08',
  })
})

it('writes well-formed XML in our own format', () => {
  const { text, type } = made('xml')
  expect(type).toBe('application/xml')
  expect(text).toContain('<travellers xmlns="urn:foyer:travellers:2" day="2027-05-10" hotel="Foyer &amp; Co">')
  expect(text).toContain('<street>Carrer &lt;Nou&gt; &amp; 5\nbaixos</street>')
  expect(text).toContain('<registry_number>H-000123</registry_number>')
  expect(text).not.toContain('<tax_number>')
  expect(text.match(/<traveller>/g)).toHaveLength(2)
  expect(escapeXml('a\u0000b\u001Fc\tḋ\uFFFF')).toBe('abc\tḋ')
})
