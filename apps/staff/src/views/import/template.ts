/** A starting point for a spreadsheet: the columns, and one sample row. */
const columns: Readonly<Record<string, string>> = {
  reference: 'R-1001',
  arrival: '2027-05-10',
  departure: '2027-05-12',
  arrival_time: '18:30',
  last_name: 'García López',
  first_name: 'Lucía',
  email: 'lucia@example.com',
  phone: '0034600000000',
  language: 'es',
  adults: '2',
  children: '0',
  room_type: 'Double',
  room: '101',
  group: '',
  total: '350.50',
  paid: '0',
  booked: '2027-03-01',
  payment: 'card',
  vip: 'no',
  notes: 'Cot in the room',
}

/** With a byte order mark, so that spreadsheets recognise UTF-8. */
export const importTemplate = `\uFEFF${Object.keys(columns).join(',')}\r\n${Object.values(columns).join(',')}\r\n`
