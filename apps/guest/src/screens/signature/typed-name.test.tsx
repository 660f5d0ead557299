import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { InputProblem } from '@foyer/web/api/call-api.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { SignatureScreen } from './signature-screen.tsx'
import { drawSignature, INK, stubCanvas } from './testing/ink.ts'

stubCanvas()

const renderPad = (under: Omit<Parameters<typeof renderScreen>[0], 'Screen' | 'path'> = {}) =>
  renderScreen({
    Screen: SignatureScreen,
    path: '/signpad/FOY1001',
    answers: { uploadSignature: () => ({}) },
    ...under,
  })

const useKeys = () => screen.findByRole('button', { name: 'Type my name instead' })
const field = () => screen.findByRole('textbox', { name: /Your full name/ })
const sign = () => screen.getByRole('button', { name: 'Sign and continue' })
const named = (name: string) => screen.getByRole('button', { name })

it('SIGN-16 a typed name becomes a picture like any other, and is marked as typed', async () => {
  const { user, askedOf, place } = await renderPad()
  await user.click(await useKeys())
  expect(document.activeElement).toBe(await field())
  await user.type(await field(), 'soler, ana')
  expect(screen.getByRole('img', { name: 'Your signature, from your typed name: soler, ana' })).toBeTruthy()
  await user.click(sign())
  await waitFor(() => expect(place()?.screen).toBe('check-in-summary'))
  expect(askedOf('uploadSignature')[0]?.body.guests).toMatchObject([
    { id: 'guest-1', signature: INK, kind: 'typed', typedName: 'soler, ana' },
  ])
})

it.each([
  ['kiosk', 'off'],
  ['own', 'name'],
])('T2 on the device %s the browser offers %s', async (appKey, offers) => {
  const { user } = await renderPad({ appKey })
  await user.click(await useKeys())
  expect((await field()).getAttribute('autocomplete')).toBe(offers)
})

it('Enter signs, so no pointer is needed', async () => {
  const { user, askedOf } = await renderPad()
  await user.click(await useKeys())
  await user.type(await field(), 'Ana Soler{Enter}')
  await waitFor(() => expect(askedOf('uploadSignature')).toHaveLength(1))
})

it('SIGN-22 shows what is wrong with the name at its field, focuses it and uploads nothing', async () => {
  const { user, askedOf } = await renderPad()
  await user.click(await useKeys())
  await user.click(sign())
  for (const [typed, said] of [
    ['', 'Your signature is still missing.'],
    ['Ana', 'Please type your first name and surname.'],
    ['Pedro Soler', 'This isn’t the name we have for you. Please type it as on your document.'],
  ] as const) {
    await user.clear(await field())
    if (typed) await user.type(await field(), typed)
    await user.click(sign())
    expect([typed, screen.getByText(said).textContent]).toEqual([typed, said])
    expect(document.activeElement).toBe(await field())
  }
  expect(screen.queryByRole('alert')).toBeNull()
  expect(askedOf('uploadSignature')).toEqual([])
})

it('typing can be undone and cleared, and an earlier drawing is still there', async () => {
  const { user, askedOf } = await renderPad()
  await screen.findByRole('img', { name: /signature/i })
  drawSignature()
  await user.click(await useKeys())
  expect(named('Undo')).toHaveProperty('disabled', true)
  await user.type(await field(), 'Ana')
  await user.click(named('Undo'))
  expect(await field()).toHaveProperty('value', 'An')
  await user.click(named('Clear'))
  expect(await field()).toHaveProperty('value', '')
  expect(named('Clear')).toHaveProperty('disabled', true)
  await user.click(named('Undo'))
  expect(await field()).toHaveProperty('value', 'An')
  await user.click(named('Draw instead'))
  expect(screen.queryByRole('textbox', { name: /Your full name/ })).toBeNull()
  // One button toggles between both modes and keeps the focus.
  expect(document.activeElement).toBe(await useKeys())
  await user.click(sign())
  await waitFor(() => expect(askedOf('uploadSignature')).toHaveLength(1))
  expect(askedOf('uploadSignature')[0]?.body.guests[0]).not.toHaveProperty('kind')
})

it('the server compares a name that only it knows, and its response is shown at the field', async () => {
  const masked = { why: 'givenElsewhere' as const, owes: [] }
  const { id, main, index, firstName, ...rest } = buildGuest()
  const { signatureState, state, faceMatched, authorized, editable, blockFilledFields, askForIssueDate } = rest
  const shown = { signatureState, state, faceMatched, authorized, editable, blockFilledFields, askForIssueDate }
  const { user } = await renderPad({
    reservations: [buildReservation({ guests: [{ id, main, index, firstName, adult: true, ...shown, masked }] })],
    answers: {
      uploadSignature: () => {
        throw new InputProblem(undefined, [{ path: 'typedName', issue: 'nameOfAnother' }])
      },
    },
  })
  await user.click(await useKeys())
  await user.type(await field(), 'Ana Ionescu{Enter}')
  expect(await screen.findByText(/This isn’t the name we have for you/)).toBeTruthy()
  await user.type(await field(), 'x')
  expect(screen.queryByText(/This isn’t the name we have for you/)).toBeNull()
})

it('a hotel that requires ink offers reception instead', async () => {
  await renderPad({ config: { flags: { allow_typed_signature: false } } })
  await screen.findByRole('img', { name: /signature/i })
  expect(screen.queryByRole('button', { name: 'Type my name instead' })).toBeNull()
  expect(screen.getByText('If you can’t sign here, reception is happy to help.')).toBeTruthy()
})
