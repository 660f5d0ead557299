import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { GuestListScreen } from './guest-list-screen.tsx'

const readers = { document: false, face: true }
const face = { face_recognition: true, checkin_scanner: 'access-is' } as const
const texts = { scanAndFaceTerms: 'We scan.\n\nWe compare.' }
const owing = buildGuest({ documentNumber: undefined })

type Under = Partial<Parameters<typeof renderScreen>[0]>

const renderList = ({ config, answers, ...under }: Under = {}) =>
  renderScreen({
    Screen: GuestListScreen,
    path: '/guest-list/FOY1001',
    appKey: 'kiosk',
    readers,
    reservations: [buildReservation({ guests: [owing] })],
    config: { flags: face, ...config },
    answers: { legalConditions: () => texts, saveFaceConsent: () => ({}), ...answers },
    ...under,
  })

const answerAll = async (user: Awaited<ReturnType<typeof renderList>>['user'], words: string) => {
  for (const radio of await screen.findAllByRole('radio', { name: words })) await user.click(radio)
}

it('API-19.a API-19.b FACE-15.a FACE-15.c GUESTS-05.a GUESTS-05.b MODEL-21.d G22 asks about the scan and the face separately before a guest is opened', async () => {
  const { user, path, askedOf } = await renderList()
  await user.click(await screen.findByRole('button', { name: 'Continue with Ana' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ana Soler, do you agree?' }))
  expect(dialog.getByRole('region', { name: 'What you’re agreeing to' }).textContent).toBe('We scan.We compare.')
  expect(path()).toBe('/guest-list/FOY1001')
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save my answer' })
  const [scan, compare] = [dialog.getByRole('group', { name: /scan/ }), dialog.getByRole('group', { name: /compare/ })]
  // Each has its own card, with a drawing, a sentence and two answers.
  for (const card of [scan, compare]) {
    expect(card.closest('[class="card"]')?.querySelector(':scope > svg')).toBeTruthy()
    expect(within(card).getAllByRole('radio')).toHaveLength(2)
  }
  await user.click(within(scan).getByRole('radio', { name: 'Yes, that’s fine' }))
  expect(save.disabled).toBe(true)
  await user.click(within(compare).getByRole('radio', { name: 'No, thanks' }))
  await user.click(save)
  await waitFor(() => expect(path()).toBe('/guest-detail/FOY1001/1'))
  expect(askedOf('saveFaceConsent').map(({ body }) => body.people)).toEqual([
    [{ id: 'guest-1', scan: true, face: false }],
  ])
})

it('GUESTS-03.a asks a guest who is opened before the text has come, once it has', async () => {
  let send = () => {}
  const sent = new Promise<void>((resolve) => (send = resolve))
  const { user, path } = await renderList({
    answers: {
      legalConditions: async () => {
        await sent
        return texts
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Continue with Ana' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  send()
  expect(await screen.findByRole('dialog', { name: 'Ana Soler, do you agree?' })).toBeTruthy()
  expect(path()).toBe('/guest-list/FOY1001')
})

it('FACE-16.a FACE-16.b accepts no answer before the end of the text', async () => {
  const sizes = { scrollHeight: 900, clientHeight: 300 }
  for (const [name, value] of Object.entries(sizes)) {
    vi.spyOn(HTMLElement.prototype, name as 'clientHeight', 'get').mockReturnValue(value)
  }
  onTestFinished(() => void vi.restoreAllMocks())
  const { user } = await renderList()
  await user.click(await screen.findByRole('button', { name: 'Continue with Ana' }))
  const radios = await screen.findAllByRole<HTMLInputElement>('radio')
  const region = screen.getByRole('region', { name: 'What you’re agreeing to' })
  const enabled = () => radios.filter(({ disabled }) => !disabled).length
  expect([radios.length, enabled()]).toEqual([4, 0])
  expect(screen.getByText(/Please read to the end/)).toBeTruthy()
  region.scrollTop = 300
  fireEvent.scroll(region)
  expect(enabled()).toBe(0)
  region.scrollTop = 600
  fireEvent.scroll(region)
  expect(enabled()).toBe(4)
  // Scrolling back to the start doesn't lock it again.
  region.scrollTop = 0
  fireEvent.scroll(region)
  expect(enabled()).toBe(4)
  expect(region.tabIndex).toBe(0)
})

const camera = { readers: { document: true, face: false }, appKey: 'own', config: {} } as const
const longText = { legalConditions: () => ({ scanAndFaceTerms: 'We scan.\n\nWe delete the picture.' }) }

it('G30 asks about the scan in one sentence with two answers, and shows the text on request', async () => {
  const { user, path, askedOf } = await renderList({ ...camera, answers: longText })
  await user.click(await screen.findByRole('button', { name: 'Continue with Ana' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ana Soler, may we scan your document?' }))
  expect(dialog.queryByRole('radio')).toBeNull()
  expect(dialog.queryByText('We scan.')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Details' }))
  expect(dialog.getByText('We delete the picture.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Yes, that’s fine' }))
  await waitFor(() => expect(path()).toBe('/guest-detail/FOY1001/1'))
  expect(askedOf('saveFaceConsent').map(({ body }) => body.people)).toEqual([[{ id: 'guest-1', scan: true }]])
})

it('G30 “no” is one tap too', async () => {
  const { user, path, askedOf } = await renderList({ ...camera, answers: longText })
  await user.click(await screen.findByRole('button', { name: 'Continue with Ana' }))
  await user.click(await screen.findByRole('button', { name: 'No, thanks' }))
  await waitFor(() => expect(path()).toBe('/guest-detail/FOY1001/1'))
  expect(askedOf('saveFaceConsent').map(({ body }) => body.people)).toEqual([[{ id: 'guest-1', scan: false }]])
})

it('counts a text that fits as read', async () => {
  const { user } = await renderList()
  await user.click(await screen.findByRole('button', { name: 'Continue with Ana' }))
  const [radio] = await screen.findAllByRole<HTMLInputElement>('radio')
  expect(radio?.disabled).toBe(false)
})

it('“not now” leaves the guest unopened and unanswered', async () => {
  const { user, path, askedOf } = await renderList()
  await user.click(await screen.findByRole('button', { name: 'Continue with Ana' }))
  await user.click(await screen.findByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([path(), askedOf('saveFaceConsent')]).toEqual(['/guest-list/FOY1001', []])
})

it.each([
  ['the hotel has no text', { answers: {} }],
  ['faces cannot be compared', { readers: { document: false, face: false } }],
  ['faces are not required', { config: { flags: { checkin_scanner: 'access-is' as const } } }],
  [
    'the guest has answered',
    { reservations: [buildReservation({ guests: [{ ...owing, scanConsent: true, faceConsent: true }] })] },
  ],
])('asks nothing where %s', async (_, { answers, ...under }: Under) => {
  const { user, path } = await renderList({
    ...under,
    ...(answers && {
      answers: {
        legalConditions: () => {
          throw new Problem('legalTextMissing')
        },
      },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Continue with Ana' }))
  await waitFor(() => expect(path()).toBe('/guest-detail/FOY1001/1'))
})

it('GUESTS-03.a GUESTS-03.b reports missing consents until every guest has answered', async () => {
  const { view } = await renderList()
  expect(await screen.findByText(/We ask each guest for consent/)).toBeTruthy()
  view.unmount()
  await renderList({
    reservations: [buildReservation({ guests: [{ ...owing, scanConsent: true, faceConsent: false }] })],
  })
  await screen.findByText('Ana Soler')
  await waitFor(() => expect(screen.queryByText(/We ask each guest for consent/)).toBeNull())
})

it('P31 GUESTS-03.b reports no missing consent where the hotel has no text to agree to', async () => {
  await renderList({
    answers: {
      legalConditions: () => {
        throw new Problem('legalTextMissing')
      },
    },
  })
  await screen.findByRole('button', { name: 'Continue with Ana' })
  expect(screen.queryByText(/We ask each guest for consent/)).toBeNull()
})

it('API-19.b FACE-15.b retries a lost response with the same key', async () => {
  let lost = true
  const { user, askedOf } = await renderList({
    answers: {
      legalConditions: () => texts,
      saveFaceConsent: () => {
        if (lost) throw new Problem('offline')
        return {}
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Continue with Ana' }))
  await answerAll(user, 'Yes, that’s fine')
  await user.click(screen.getByRole('button', { name: 'Save my answer' }))
  lost = false
  await user.click(await screen.findByText('Try again'))
  await screen.findByText('/guest-detail/FOY1001/1')
  const [first, again] = askedOf('saveFaceConsent')
  expect([again?.key, again?.body]).toEqual([first?.key, first?.body])
  expect(first?.body.people).toEqual([{ id: 'guest-1', scan: true, face: true }])
})

const agreed = buildGuest({ scanConsent: true, faceConsent: true, faceMatched: true, consentDay: '2030-05-09' })

it('shows the date of a consent and withdraws it in one press', async () => {
  const { user, askedOf } = await renderList({ reservations: [buildReservation({ guests: [agreed] })] })
  await user.click(await screen.findByRole('button', { name: 'Consent of guest 1, Ana Soler' }))
  expect(await screen.findByText('You agreed on Thursday 9 May.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Withdraw my consent' }))
  await waitFor(() => expect(askedOf('saveFaceConsent')).toHaveLength(1))
  expect(askedOf('saveFaceConsent')[0]?.body.people).toEqual([{ id: 'guest-1', scan: false, face: false }])
  expect(askedOf('visitReservations').length).toBeGreaterThan(1)
})

it('lets a guest who declined be asked again', async () => {
  const declined = buildGuest({ scanConsent: false, faceConsent: false, consentDay: '2030-05-09' })
  const { user } = await renderList({ reservations: [buildReservation({ guests: [declined] })] })
  await user.click(await screen.findByRole('button', { name: 'Consent of guest 1, Ana Soler' }))
  expect(await screen.findAllByRole('radio')).toHaveLength(4)
})

/** Two guests who only lack the face comparison, where it is required. */
const owingFaces = [
  buildGuest({ scanConsent: true, faceConsent: true }),
  buildGuest({
    id: 'guest-2',
    index: 2,
    main: false,
    email: undefined,
    documentNumber: 'OTHER123',
    scanConsent: true,
    faceConsent: true,
  }),
]

it('GUESTS-04.a offers the comparison to a guest who lacks nothing else', async () => {
  const { user, path } = await renderList({ reservations: [buildReservation({ guests: owingFaces })] })
  await user.click(await screen.findByRole('button', { name: 'Compare the face of guest 2, Ana Soler' }))
  await waitFor(() => expect(path()).toBe('/guest-detail/FOY1001/2?doFaceRecognitionFirst=true'))
})

it('refers a guest who has declined to reception where the hotel requires the comparison', async () => {
  const { user } = await renderList({
    config: { flags: { ...face, face_recognition_required: true } },
    reservations: [buildReservation({ guests: [buildGuest({ scanConsent: true, faceConsent: false })] })],
  })
  expect(await screen.findByText('Show the document at reception')).toBeTruthy()
  expect(screen.getByText(/Reception needs to check a document/)).toBeTruthy()
  const [primary] = screen.getAllByRole('button', { name: 'Ask reception' }).toReversed()
  await user.click(primary as HTMLElement)
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

it('GUESTS-01.b GUESTS-18.a GUESTS-18.c continues only when every guest is complete, and remembers how many were at the start', async () => {
  const other = buildGuest({ id: 'guest-2', index: 2, main: false, email: undefined, documentNumber: undefined })
  let guests = [buildGuest(), other]
  const { reload, user, path } = await renderList({
    appKey: 'own',
    answers: { visitReservations: () => ({ reservations: [buildReservation({ guests })] }) },
  })
  expect(await screen.findByText(/One guest is already done/)).toBeTruthy()
  expect(screen.getAllByText('1 of 2 guests done')).not.toHaveLength(0)
  guests = [{ ...buildGuest(), documentNumber: undefined }, other]
  reload()
  // One guest was ready when this tab first loaded the reservation; later changes don't affect
  // that.
  expect(await screen.findByText(/One guest is already done/)).toBeTruthy()
  guests = [buildGuest(), { ...other, documentNumber: 'OTHER123' }]
  reload()
  expect(await screen.findAllByText('2 of 2 guests done')).not.toHaveLength(0)
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(path()).toBe('/signpad/FOY1001')
})

it('GUESTS-04.b offers no comparison where faces are not required', async () => {
  await renderList({
    config: { flags: { checkin_scanner: 'access-is' } },
    reservations: [buildReservation({ guests: owingFaces })],
  })
  expect(await screen.findAllByText('Ana Soler')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /face/i })).toBeNull()
})
