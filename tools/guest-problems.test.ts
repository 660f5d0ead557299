import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const read = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../apps', path), 'utf8'))

it.each(['en', 'de', 'es', 'fr', 'ca', 'it', 'pt'])(
  'S28 reception reads a problem in the words of the guest’s screen: %s',
  (language) => {
    const guest = {
      ...read(`guest/src/wordings/first/${language}.json`),
      ...read(`guest/src/wordings/${language}.json`),
    }
    const staff = Object.entries(read(`staff/src/wordings/${language}.json`))
    const quoted = staff.filter(([key]) => key.startsWith('guestProblem.'))
    expect(quoted.length).toBeGreaterThan(10)
    expect(quoted).toEqual(quoted.map(([key]) => [key, guest[`problem.${key.replace('guestProblem.', '')}.title`]]))
  },
)
