import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { createDataDir } from '../../platform/database/testing/embedded.ts'
import { checkAnswer } from './check-answer.ts'
import { gatherAnswers } from './gather-answers.ts'
import { type QuestionName, questionNames } from './questions.ts'
import { parseRooms } from './rooms.ts'

/** Simulates a person who answers each question with the next line. */
async function gatherFrom(lines: readonly string[], args: readonly string[] = []) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const waiting = [...lines]
  let said = ''
  output.on('data', (bytes: Buffer) => {
    said += bytes
    // As from a keyboard, once the prompt has been printed.
    if (/: $/.test(String(bytes))) setImmediate(() => input.write(`${waiting.shift() ?? ''}\n`))
  })
  const terminal = { input, output } as unknown as { input: NodeJS.ReadStream; output: NodeJS.WriteStream }
  const answers = await gatherAnswers({ args, environment: {}, terminal })
  return { answers, said, unused: waiting }
}

it('N13 each answer is checked at once, with an explanation, and requested again', async () => {
  const person = [
    ...['Ana Roca', 'ana', 'ana@example.com', 'short', 'a password of mine', '', 'Roca Hotels'],
    ...['ship', '', 'Hotel Roca', 'Girona'],
    ...[
      'Spain',
      'ESP',
      'Mars/Crater',
      'Europe/Madrid',
      'ZZZ',
      '',
      'xx',
      'ca,es',
      'Carrer Nou 5',
      '',
      'B12345674',
      'no file',
      '1:3',
      'oven=1',
      '',
      'no',
      '',
    ],
  ]
  const { answers, said, unused } = await gatherFrom(person)
  expect(unused).toEqual([])
  expect(answers).toMatchObject({
    email: 'ana@example.com',
    product: 'hotel',
    country: 'ESP',
    currency: 'EUR',
    address: 'Carrer Nou 5',
    phone: '',
    taxNumber: 'B12345674',
    demo: 'off',
    rooms: '1:3',
  })
  for (const sentence of [
    '"ana" cannot be used: give an address like ana@example.com.',
    'The password is too short: it needs twelve characters.',
    '"ship" cannot be used: give one of hotel, carRental.',
    '"Spain" cannot be used: give the three letters of a country, like ESP, DEU or FRA.',
    '"Mars/Crater" cannot be used: give a time zone like Europe/Madrid or Atlantic/Canary.',
    '"ZZZ" cannot be used: give the three letters of a currency, like EUR or GBP.',
    '"xx" cannot be used: give some of en',
    'Rooms are neither like 1:10,2:12 nor a readable CSV file: no file.',
    '"oven=1" cannot be used: give kiosk, tablet or frontapp',
    '"no" cannot be used: give off or on.',
  ])
    expect(said).toContain(sentence)
  expect(said).not.toContain('a password of mine')
})

it('N13 without a terminal, all invalid flags are reported by name at once', async () => {
  const given = ['--country=XXX', '--time-zone=Mars/Crater', '--rooms=1:2,1:2']
  await expect(gatherAnswers({ args: given, environment: {} })).rejects.toThrow(
    [
      '--country: "XXX" cannot be used: give the three letters of a country, like ESP, DEU or FRA.',
      '--time-zone: "Mars/Crater" cannot be used: give a time zone like Europe/Madrid or Atlantic/Canary.',
      '--rooms: "1:2,1:2" cannot be used: give floors with their number of rooms, like 1:10,2:12, or a file in which each room stands once.',
    ].join('\n'),
  )
})

/** These answers may be empty, but not endless. */
const mayBeNothing: ReadonlySet<QuestionName> = new Set(['address', 'phone', 'taxNumber'])

it('N13 every question has a valid example, and none is affected by another', () => {
  const wrong = new Map<QuestionName, string>(
    questionNames.map((name) => [name, name === 'devices' ? 'oven=1' : mayBeNothing.has(name) ? 'x'.repeat(201) : '']),
  )
  for (const name of questionNames) {
    expect(checkAnswer(name, new Map()), name).toBeUndefined()
    expect(checkAnswer(name, new Map([[name, wrong.get(name) ?? '']])), name).toBeDefined()
  }
})

it('N13 a list of rooms may be separated by commas, semicolons or tabs', async () => {
  const folder = await createDataDir()
  for (const [name, separator] of Object.entries({ commas: ',', semicolons: ';', tabs: '\t' })) {
    const file = join(folder, name)
    await writeFile(
      file,
      [
        ['number', 'type', 'floor'],
        ['101', 'Double', '1'],
      ]
        .map((row) => row.join(separator))
        .join('\r\n'),
    )
    expect(parseRooms(file)).toEqual([{ number: '101', type: 'Double', floor: 1 }])
  }
})

it('S3 the country sets the defaults for time zone, currency and languages; N17 the demo is deleted', async () => {
  const flags = {
    'administrator-name': 'Ana',
    'administrator-email': 'ana@example.com',
    company: 'Roca',
    'hotel-name': 'Hotel Roca',
    city: 'Porto',
    country: 'prt',
    rooms: '1:1',
  }
  const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`)
  const answers = await gatherAnswers({ args, environment: { FOYER_ADMIN_PASSWORD: 'a password of mine' } })
  expect(answers).toMatchObject({ timeZone: 'Europe/Lisbon', currency: 'EUR', languages: 'pt,en', demo: 'off' })
})
