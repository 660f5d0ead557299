import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { SummaryScreen } from './summary-screen.tsx'

const guests = [
  buildGuest({ signatureState: 'uploaded', version: 3 }),
  buildGuest({ id: 'guest-2', index: 2, main: false, firstName: 'Eva', documentNumber: 'C01X00T48', version: 2 }),
]
const reservation = buildReservation({ startDate: '2030-05-11', endDate: '2030-05-14', adults: 2, guests })
const path = '/check-in-summary/FOY1001/-/-/-/-/-/-'
const saved = { errors: [] }

/** A server that stores what it is sent. */
function answerSaving(before = reservation) {
  let now = before
  return {
    visitReservations: () => ({ reservations: [now] }),
    preCheckIn: ({ body }: { body: { wishes: { arrivalTime?: string | undefined; notes?: string | undefined } } }) => {
      now = { ...now, ...body.wishes, preCheckinCompleted: true }
      return saved
    },
    downloadQr: () => {
      throw new Problem('notBuilt')
    },
  }
}

const here = { Screen: SummaryScreen, path, appKey: 'prechk' }
const time = () => screen.findByRole('button', { name: /Estimated time of arrival/ })
const notes = () => screen.getByRole('textbox', { name: /Note to the hotel/ })
const save = () => screen.getByRole('button', { name: 'Save everything' })

it('API-43.a API-43.b MODEL-07.f SHELL-06.b SUMMARY-04.a SUMMARY-04.b SUMMARY-22.b in pre-check-in the summary saves and shows a result, which a reload shows again', async () => {
  const { user, askedOf, path: now, reload } = await renderScreen({ ...here, answers: answerSaving() })
  await screen.findByRole('heading', { level: 1, name: 'When will you arrive?' })
  await user.type(notes(), 'A cot')
  await user.dblClick(save())
  await screen.findByRole('heading', { level: 1, name: 'You’re all set for Saturday 11 May' })
  expect(now()).toBe('/check-in-summary/FOY1001/-/true/-/-/-/-')
  const [asked, ...others] = askedOf('preCheckIn')
  expect([others, asked?.body]).toMatchObject([
    [],
    {
      hotelId: 1,
      reference: 'FOY1001',
      wishes: { arrivalTime: '12:00', notes: 'A cot' },
      guests: [
        { id: 'guest-1', version: 3 },
        { id: 'guest-2', version: 2 },
      ],
      isPok: false,
    },
  ])
  expect(askedOf('confirmArrival')).toEqual([])
  expect(screen.getByText('FOY1001')).toBeTruthy()
  reload()
  expect(await screen.findByRole('heading', { level: 1, name: /all set/ })).toBeTruthy()
})

it('the address alone shows no result', async () => {
  await renderScreen({ ...here, path: '/check-in-summary/FOY1001/-/true/-/-/-/-', answers: answerSaving() })
  expect(await screen.findByRole('heading', { level: 1, name: 'When will you arrive?' })).toBeTruthy()
})

it('SUMMARY-05 G22 a tablet saves with the same call, shows a result, and clears the guest', async () => {
  const answers = { ...answerSaving(buildReservation({ guests })), endVisit: () => ({ csrf: 'new' }) }
  const { user, askedOf, path: now } = await renderScreen({ ...here, appKey: 'tablet', answers })
  await screen.findByRole('heading', { level: 1, name: 'Anything we should know?' })
  // A guest at the hotel doesn't need to give an arrival time.
  expect(screen.queryByRole('button', { name: /Estimated time of arrival/ })).toBeNull()
  await user.click(save())
  await screen.findByRole('heading', { level: 1, name: 'Thank you, reception has everything it needs' })
  expect(askedOf('preCheckIn').map(({ body }) => [body.wishes, body.isPok])).toEqual([[{}, true]])
  expect([askedOf('confirmArrival'), askedOf('fetchSummary')]).toEqual([[], []])
  // G22: what reception has, the next step, and the bell.
  expect(screen.getByText(/10 May – .*13 May/)).toBeTruthy()
  expect(screen.getByText('Reception has your key ready.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ask reception' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Finish and delete my data' }))
  await waitFor(() => expect(now()).toBe('/select-language'))
  expect(askedOf('endVisit')).toHaveLength(1)
})

it('SUMMARY-19 SUMMARY-21 the arrival time defaults to noon, on a 12-hour clock', async () => {
  await renderScreen({ ...here, answers: answerSaving() })
  expect((await time()).textContent).toContain('12:00 PM')
})

it('SUMMARY-20 SUMMARY-21 offers every half hour, and sends it as HH:mm', async () => {
  const { user, askedOf } = await renderScreen({ ...here, answers: answerSaving() })
  await user.click(await time())
  const options = within(await screen.findByRole('listbox')).getAllByRole('option')
  const names = options.map(({ textContent }) => textContent)
  expect([names.length, names.slice(0, 3), names.slice(23, 27), names.at(-1)]).toEqual([
    48,
    ['00:00 · 12:00 AM', '00:30 · 12:30 AM', '01:00 · 1:00 AM'],
    ['11:30 AM', '12:00 PM', '12:30 PM', '13:00 · 1:00 PM'],
    '23:30 · 11:30 PM',
  ])
  await user.click(screen.getByRole('option', { name: '15:30 · 3:30 PM' }))
  await user.click(save())
  await waitFor(() => expect(askedOf('preCheckIn')[0]?.body.wishes).toEqual({ arrivalTime: '15:30' }))
})

it('SUMMARY-22.a a list that is not empty is shown as an error, and nothing is lost', async () => {
  const answers = { ...answerSaving(), preCheckIn: () => ({ errors: ['The night audit is running', 'Try at 6'] }) }
  const { user, path: now } = await renderScreen({ ...here, answers })
  await time()
  await user.type(notes(), 'A cot')
  await user.click(save())
  const notice = await screen.findByRole('status')
  expect(
    within(notice)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['The night audit is running', 'Try at 6'])
  expect(now()).toBe(path)
  expect(notes()).toHaveProperty('value', 'A cot')
  await user.type(notes(), '!')
  expect(screen.queryByText('Try at 6')).toBeNull()
})

it('SUMMARY-22.b an empty response is a success; a code of the hotel’s system is shown', async () => {
  const answers = { ...answerSaving() }
  const { user } = await renderScreen({
    ...here,
    answers: { ...answers, preCheckIn: (asked) => ({ ...answers.preCheckIn(asked), keyCode: '482916' }) },
  })
  await time()
  await user.click(save())
  expect(await screen.findByRole('region', { name: 'Your door code' })).toBeTruthy()
})

it('starts with the saved values; does not send untouched ones again, and notes can be deleted', async () => {
  const before = { ...reservation, preCheckinCompleted: true, arrivalTime: '15:30', notes: 'A cot, please.' }
  const { user, askedOf } = await renderScreen({ ...here, answers: answerSaving(before) })
  expect((await time()).textContent).toContain('3:30 PM')
  expect(notes()).toHaveProperty('value', 'A cot, please.')
  await user.click(save())
  await screen.findByRole('heading', { level: 1, name: /all set/ })
  await user.click(screen.getByRole('button', { name: 'Change something' }))
  expect(askedOf('preCheckIn')[0]?.body.wishes).toEqual({ arrivalTime: '15:30' })
})

it('keeps what was typed after a reload, retries a lost response with the same key, and limits notes to 500 characters', async () => {
  let lost = true
  const answers = answerSaving()
  const { user, askedOf, reload } = await renderScreen({
    ...here,
    answers: {
      ...answers,
      preCheckIn: (asked) => {
        const answer = answers.preCheckIn(asked)
        if (lost) throw new Problem('offline')
        return answer
      },
    },
  })
  await time()
  fireEvent.change(notes(), { target: { value: 'x'.repeat(500) } })
  expect(screen.getByText('500 of 500 characters')).toBeTruthy()
  expect(notes()).toHaveProperty('maxLength', 500)
  reload()
  await time()
  expect(notes()).toHaveProperty('value', 'x'.repeat(500))
  await user.click(save())
  await screen.findByRole('alertdialog', { name: 'No internet connection' })
  lost = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: /all set/ })
  const [first, second] = askedOf('preCheckIn')
  expect(second).toEqual(first)
})

it('explains politely that a check-in has begun at the hotel', async () => {
  const answers = {
    ...answerSaving(),
    preCheckIn: () => {
      throw new Problem('checkinBegun')
    },
  }
  const { user, place } = await renderScreen({ ...here, answers })
  await time()
  await user.click(save())
  await waitFor(() => expect(place()?.params).toMatchObject({ error: 'checkinBegun', action: 'Pre-Check-in' }))
})

it('the result shows the code for the kiosk as a picture, if the server has one', async () => {
  const done = { ...reservation, preCheckinCompleted: true }
  const { askedOf } = await renderScreen({
    ...here,
    path: '/check-in-summary/FOY1001/-/true/-/-/-/-',
    answers: { ...answerSaving(done), downloadQr: () => ({}) },
  })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:qr', revokeObjectURL: () => {} }))
  const picture = await screen.findByRole('img', { name: 'QR code of your booking' })
  expect(picture).toHaveProperty('src', 'blob:qr')
  expect(askedOf('downloadQr')[0]?.params).toEqual({ code: 'FOY1001', surname: 'Soler' })
})

it('the stay can be saved to a calendar', async () => {
  const done = { ...reservation, preCheckinCompleted: true, arrivalTime: '15:30' }
  const { user } = await renderScreen({
    ...here,
    path: '/check-in-summary/FOY1001/-/true/-/-/-/-',
    answers: answerSaving(done),
  })
  const made: Blob[] = []
  const createObjectURL = (file: Blob) => {
    made.push(file)
    return 'blob:stay'
  }
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await user.click(await screen.findByRole('button', { name: 'Add to my calendar' }))
  expect(click.mock.contexts[0]).toMatchObject({ download: 'FOY1001.ics', href: 'blob:stay' })
  const text = (await made[0]?.text()) ?? ''
  expect(text).toContain('DTSTART;VALUE=DATE:20300511')
  expect(text).toContain('Arrival about 15:30 · 3:30 PM')
})

it('API-44.a API-44.b a prepared rental sends its pick-up, the language and what is known about its drivers', async () => {
  const freja = buildGuest({
    signatureState: 'uploaded',
    firstName: 'Freja',
    birthDate: '1990-04-01',
    hasDrivingLicence: true,
  })
  const rental = buildReservation({ reference: 'RAC3002', guests: [freja], rental: { pickUpProcess: 'PU-1' } })
  const { user, askedOf } = await renderScreen({
    ...here,
    path: path.replace('FOY1001', 'RAC3002'),
    config: { product: 'carRental' },
    answers: answerSaving(rental),
  })
  await user.click(await screen.findByRole('button', { name: 'Save everything' }))
  await waitFor(() => expect(askedOf('preCheckIn')).toHaveLength(1))
  expect(askedOf('preCheckIn')[0]?.body).toMatchObject({
    language: 'en',
    pickUpProcess: 'PU-1',
    guests: [{ firstName: 'Freja', birthDate: '1990-04-01', hasDrivingLicence: true }],
  })
})
