import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { systemCommand, systemMessage } from '@foyer/contract/messages/hotel-channel.ts'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/integrating.md'), 'utf8')

it.each([
  ['command', systemCommand],
  ['message', systemMessage],
] as const)('the %s of docs/integrating.md is valid', (name, schema) => {
  const example = new RegExp(`\`\`\`json ${name}\\n(.*?)\`\`\``, 's').exec(page)?.[1] ?? ''
  expect(z.safeParse(schema, JSON.parse(example)).error).toBeUndefined()
})
