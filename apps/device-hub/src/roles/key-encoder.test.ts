import { Problem } from '@foyer/domain/problem/problem.ts'
import { expect, it } from 'vitest'
import { type KeyEncoder, keyEncoderRole } from './key-encoder.ts'

const commands = ['testKeyServer', 'programCardVendor', 'ProgramCard'] as const

/** An encoder with one card left. */
function oneCard(): KeyEncoder & { readonly written: string[] } {
  const written: string[] = []
  return {
    written,
    async test() {
      if (written.length > 0) throw new Problem('deviceFailed', 'no card left')
    },
    async program({ id }) {
      if (written.length > 0) throw new Problem('deviceFailed', 'no card left')
      written.push(id)
    },
  }
}

it.each(commands)('without an encoder %s is refused, never done', async (type) => {
  const { does } = keyEncoderRole(undefined)
  await expect((async () => does[type]({ type, id: '1' } as never))()).rejects.toMatchObject({ code: 'notBuilt' })
})

it('tests the encoder, programs with it, and passes on why it could not', async () => {
  const encoder = oneCard()
  const { does } = keyEncoderRole(encoder)
  await does.testKeyServer({ type: 'testKeyServer', id: '1' })
  await does.programCardVendor({ type: 'programCardVendor', id: '2', grant: 'a.b' })
  expect(encoder.written).toEqual(['2'])
  await expect(does.testKeyServer({ type: 'testKeyServer', id: '3' })).rejects.toMatchObject({ code: 'deviceFailed' })
  await expect(does.ProgramCard({ type: 'ProgramCard', id: '4', grant: 'a.b' })).rejects.toMatchObject({
    detail: 'no card left',
  })
})
