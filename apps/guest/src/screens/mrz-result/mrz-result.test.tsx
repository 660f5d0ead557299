import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { createDeferred } from '@foyer/web/async/deferred.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { consumePassedDocument } from '../../flows/document/passed-document.ts'
import { saveToVisit } from '../../site/visit-storage.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { MrzResultScreen } from './mrz-result-screen.tsx'

const document = { documentNumber: 'L898902C3', firstName: 'ANNA', lastName: 'ERIKSSON' }
const MRZ = 'P<UTOERIKSSON<<ANNA'
const guests = [buildGuest({ documentNumber: undefined }), buildGuest({ id: 'guest-2', index: 2, main: false })]

async function renderResult(query: string, under: Omit<Parameters<typeof renderScreen>[0], 'Screen' | 'path'> = {}) {
  const view = await renderScreen({
    Screen: MrzResultScreen,
    path: `/mrz-result?${query}`,
    reservations: [buildReservation({ guests })],
    ...under,
    answers: { decodeMrz: () => document, ...under.answers },
  })
  return { ...view, arrived: () => waitFor(() => expect(view.place()?.screen).not.toBe('mrz-result')) }
}

it('NAV-18.a decodes what a scanner has read, and passes it to the guest in memory only', async () => {
  const before = history.length
  const { arrived, path, askedOf } = await renderResult(
    `mrz=${encodeURIComponent(MRZ)}&guestIndex=1&numTriesScanning=1`,
  )
  await arrived()
  expect(path()).toBe('/guest-detail/FOY1001/1?numTriesScanning=1')
  expect(askedOf('decodeMrz')[0]?.body.mrz).toBe(MRZ)
  expect(history.length).toBe(before)
  const whose = { code: 'FOY1001', guestIndex: '1' }
  expect(consumePassedDocument({ ...whose, guestIndex: '2' })).toBeUndefined()
  expect(consumePassedDocument(whose)).toEqual({ document })
  expect(consumePassedDocument(whose)).toBeUndefined()
})

it('removes the text from the address while it is still being decoded', async () => {
  const { promise, resolve } = createDeferred<typeof document>()
  const { path, arrived } = await renderResult('mrz=P%3CUTO&guestIndex=1', { answers: { decodeMrz: () => promise } })
  expect(await screen.findByRole('heading', { name: 'Reading your document' })).toBeTruthy()
  expect(path()).toBe('/mrz-result?guestIndex=1')
  resolve(document)
  await arrived()
})

it('NAV-18.c reads scannerData if there is no mrz', async () => {
  const { arrived, askedOf } = await renderResult('scannerData=P%3CUTO&guestIndex=1')
  await arrived()
  expect(askedOf('decodeMrz')[0]?.body.mrz).toBe('P<UTO')
})

it.each([
  ['MRZ-01.a NAV-18.b the decoder’s own message', { error: { message: 'No digits.' } }, 'mrz=X&', 1, 'No digits.'],
  [
    'MRZ-02.a NAV-18.b the document of another guest',
    { ...document, documentNumber: 'C01X00T47' },
    'mrz=X&',
    1,
    'ErrorMessages.error.repeated_mrz',
  ],
  ['MRZ-03.a NAV-18.b nothing to decode', document, '', 0, 'ErrorMessages.error.mrz_error'],
])('%s reopens the guest with the error and one more attempt', async (_, reply, mrz, asked, error) => {
  const { arrived, place, askedOf } = await renderResult(`${mrz}guestIndex=1&numTriesScanning=1`, {
    answers: { decodeMrz: () => reply },
  })
  await arrived()
  expect(place()).toMatchObject({
    screen: 'guest-detail',
    params: { code: 'FOY1001', guestIndex: '1', error, numTriesScanning: '2' },
  })
  expect(askedOf('decodeMrz')).toHaveLength(asked)
})

it('assigns it to the booking that was opened last if there are several', async () => {
  const reservations = [
    buildReservation(),
    buildReservation({ id: 'r2', reference: 'FOY1002', groupLocator: 'GRP77', guests }),
  ]
  const { arrived, path, reload } = await renderResult('mrz=X&guestIndex=1', { reservations })
  await arrived()
  expect(path()).toBe('/check-in')
  saveToVisit('openedGuest', { code: 'FOY1002' })
  history.replaceState({ depth: 0 }, '', location.pathname.replace('check-in', 'mrz-result?mrz=X&guestIndex=1'))
  reload()
  await arrived()
  expect(path()).toBe('/guest-detail/FOY1002/1?groupLocator=GRP77')
})

it('opens the list for an unknown guest number', async () => {
  const { arrived, path } = await renderResult('mrz=X&guestIndex=9')
  await arrived()
  expect(path()).toBe('/guest-list/FOY1001')
})

it('can be retried without a connection', async () => {
  let lost = true
  const decodeMrz = () => {
    if (lost) throw new Problem('offline')
    return document
  }
  const { user, arrived, path } = await renderResult('mrz=X&guestIndex=1', { answers: { decodeMrz } })
  await screen.findByText('No internet connection')
  lost = false
  await user.click(screen.getByText('Try again'))
  await arrived()
  expect(path()).toBe('/guest-detail/FOY1001/1')
})
