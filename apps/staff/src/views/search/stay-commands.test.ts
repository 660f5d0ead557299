import { expect, it } from 'vitest'
import en from '../../wordings/en.json' with { type: 'json' }
import { createTexts } from '../../wordings/texts.ts'
import { parseCommand, stayCommands } from './stay-commands.ts'

const { say } = createTexts('en', en, undefined)

it.each([
  ['check in Orion', 'checkIn', 'orion'],
  ['Assign room  FOY1007', 'assign', 'foy1007'],
  ['Checkin', undefined, 'Checkin'],
  ['check in', undefined, 'check in'],
  ['Cancella', undefined, 'Cancella'],
])('S44 “%s” is the command %s for “%s”', (text, action, search) => {
  const parsed = parseCommand(text, stayCommands, say)
  expect([parsed.command?.action, parsed.search]).toEqual([action, search])
})
