import { optionValues } from '@foyer/domain/fields/option-values.ts'
import { expect, it } from 'vitest'
import { guest, OTHER_LINE } from '../testing/delivery-parts.ts'
import { toSystemGuest } from './guest-fields.ts'
import { connect } from './testing/connect-apaleo.ts'

it('each relationship of a child reaches Apaleo and comes back as it is, except a guardian’s', async () => {
  const { tell, read } = await connect({ adults: 2 })
  for (const relationship of optionValues.relationships) {
    const child = { ...guest, id: OTHER_LINE, position: 2, main: false, firstName: relationship, relationship }
    await tell({ kind: 'guestData', guests: [guest, child] })
    const { firstName, relationship: returned } = (await read())?.guests?.[1] ?? {}
    expect([firstName, returned]).toEqual([relationship, relationship === 'TU' ? undefined : relationship])
  }
})

it('what Apaleo says of an adult’s relationship is nothing that Foyer asks', () => {
  expect(toSystemGuest({ lastName: 'Soler', relationshipToPrimaryGuest: 'Parent' })).toEqual({ lastName: 'Soler' })
})
