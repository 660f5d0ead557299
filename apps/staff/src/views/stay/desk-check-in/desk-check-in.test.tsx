import { checkInStay } from '@foyer/contract/staff/check-in.ts'
import {
  endReportWaiver,
  type GuestFormReply,
  readGuestForm,
  saveGuestForm,
  saveLicence,
  scanAtDesk,
  setIdentitySeen,
  setPaperSignature,
  waiveReportData,
} from '@foyer/contract/staff/guest-form.ts'
import { deskHubs } from '@foyer/contract/staff/keys.ts'
import { readStayMoney, recordPayment } from '@foyer/contract/staff/money.ts'
import { type Stay, takeCheckinOver } from '@foyer/contract/staff/stay.ts'
import { withAuthorityFields } from '@foyer/domain/authority/authority-fields.ts'
import { defaultFields } from '@foyer/domain/fields/default-fields.ts'
import { parseField } from '@foyer/domain/fields/field.ts'
import type { AskingAuthority } from '@foyer/domain/guest/asking-authority.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest } from '@foyer/domain/testing/builders.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { buildId, buildStay } from '../../../testing/builders.ts'
import { on } from '../../../testing/fake-fetch.ts'
import { renderStay } from '../../../testing/render-stay.tsx'

const euros = (minor: number) => ({ minor, currency: 'EUR' })
const at = '2026-09-22T13:42:00Z'
const by = 'Marta Vidal'

const fields = {
  document: defaultFields.document.map((field) => parseField(field)),
  mainGuest: defaultFields.mainGuest.map((field) => parseField(field)),
  otherGuest: defaultFields.otherGuest.map((field) => parseField(field)),
} as GuestFormReply['fields']

const document = {
  documentNumber: 'C01X00T47',
  firstName: 'LUCIA',
  lastName: 'GARCIA LOPEZ',
  birthDate: '1990-02-28',
  gender: 'F',
  nationality: 'DEU',
  documentType: 'P',
  expiryDate: '2031-05-01',
  issueCountry: 'DEU',
} as const

/** A hotel whose server remembers what the desk has done. */
function createHotel({ filled = {} as Partial<Guest>, authority = undefined as AskingAuthority | undefined } = {}) {
  const id = buildId()
  const known = { id, index: 1, main: true, firstName: 'Lucía', lastName: 'García López', version: 1 }
  const empty = { signatureState: 'missing', faceMatched: false, authorized: true, state: 'incomplete' } as const
  const flags = { editable: true, blockFilledFields: false, askForIssueDate: false }
  let guest: Guest = { ...empty, ...flags, ...filled, ...known }
  let stay: Partial<Stay> = { bill: { lines: [], total: euros(240_00), paid: euros(0), pending: euros(240_00) } }
  let isSeen = false
  let isSigned = false
  const [shown] = buildStay().guests
  if (!shown) throw new Error('There is a guest.')
  const isComplete = () => guest.email !== undefined && guest.documentNumber !== undefined
  const read = (): Partial<Stay> => ({
    ...stay,
    guests: [
      {
        ...shown,
        id,
        index: 1,
        documentMasked: guest.documentNumber,
        missing: isComplete() ? [] : ['email', 'country'],
        signature: isSigned ? 'paper' : 'missing',
        ...(isSigned && { signedOnPaper: { at, by } }),
        ...(isSeen && { identitySeen: { at, by } }),
      },
    ],
  })
  const saved = vi.fn()
  const arrived = vi.fn()
  const waived = vi.fn()
  const answers = [
    on(readGuestForm, () => ({
      today: '2026-09-22',
      fields: withAuthorityFields({ ...fields, search: [], checks: [] }, authority) as GuestFormReply['fields'],
      policy: {
        authority,
        policeIntegration: false,
        savedOneByOne: false,
        childrenListed: false,
        formsJoined: false,
        repeatedEmailAllowed: true,
      },
      driving: { startDate: '2026-09-22' },
      guests: [guest],
      removable: [],
      canScan: true,
      terms: 'missing' as const,
    })),
    on(saveGuestForm, ({ body }) => {
      if (body.version !== guest.version) throw new Problem('guestChanged')
      saved(body)
      guest = { ...guest, ...body.guest, version: body.version + 1 } as Guest
      return { version: body.version + 1 }
    }),
    on(waiveReportData, ({ body }) => {
      waived(body)
      guest = { ...guest, reportWaived: true }
      return {}
    }),
    on(endReportWaiver, () => {
      guest = { ...guest, reportWaived: undefined }
      return {}
    }),
    on(scanAtDesk, () => ({ document })),
    on(setIdentitySeen, ({ body }) => {
      isSeen = body.seen
      return {}
    }),
    on(setPaperSignature, ({ body }) => {
      isSigned = body.signed
      return {}
    }),
    on(readStayMoney, () => ({
      pending: euros(240_00),
      credit: euros(0),
      payments: [],
      bill: { asked: false, sent: false },
    })),
    on(recordPayment, () => {
      stay = { ...stay, bill: { lines: [], total: euros(240_00), paid: euros(240_00), pending: euros(0) } }
      return {} as never
    }),
    on(checkInStay, ({ body }) => {
      arrived(body)
      stay = { ...stay, state: 'inHouse' }
      return {}
    }),
    on(deskHubs, () => ({ hubs: [] })),
  ]
  const changeElsewhere = (changes: Partial<Guest>) => {
    guest = { ...guest, ...changes, version: (guest.version ?? 1) + 1 }
  }
  return { read, answers, saved, arrived, waived, changeElsewhere }
}

it('S20 one adult who did nothing is checked in with fewer than 15 actions, and one button names each step', async () => {
  const { read, answers, saved } = createHotel()
  await renderStay(read, answers)
  let actions = 0
  const act = async (work: () => Promise<unknown>) => {
    actions += 1
    await work()
  }
  const press = (name: string | RegExp) => act(async () => userEvent.click(await screen.findByRole('button', { name })))
  await press('Check in: guest data')
  const picture = new File(['bytes'], 'passport.jpg', { type: 'image/jpeg' })
  await act(async () => userEvent.upload(await screen.findByLabelText('Scan document'), picture))
  expect(await screen.findByDisplayValue('C01X00T47')).toBeDefined()
  // The reservation's spelling stays.
  expect(screen.getByDisplayValue('García López')).toBeDefined()
  await act(() => userEvent.type(screen.getByLabelText('E-mail'), 'lucia@example.com'))
  await act(() => userEvent.selectOptions(screen.getByLabelText('Country'), 'ESP'))
  await press(/^Save Lucía/)
  await act(async () => userEvent.click(await screen.findByRole('checkbox', { name: 'Seen in person' })))
  await press(/^Signed on paper/)
  await act(async () => userEvent.click(await screen.findByRole('radio', { name: 'Cash' })))
  await press(/^Take €240/)
  await act(async () => userEvent.click(await screen.findByRole('checkbox', { name: /terms/ })))
  await press(/^Check in/)
  expect(await screen.findByRole('button', { name: 'Check out' })).toBeDefined()
  expect(actions).toBeLessThan(15)
  expect(saved).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      version: 1,
      scanned: true,
      guest: expect.objectContaining({ documentNumber: 'C01X00T47', lastName: 'García López', country: 'ESP' }),
    }),
  )
})

it('S20 one adult typed by hand is checked in with at most 15 actions, and the page ends where the stay is', async () => {
  const { read, answers, saved } = createHotel()
  await renderStay(read, answers)
  let actions = 0
  const act = async (work: () => Promise<unknown>) => {
    actions += 1
    await work()
  }
  const press = (name: string | RegExp) => act(async () => userEvent.click(await screen.findByRole('button', { name })))
  const type = (label: string, text: string) => act(() => userEvent.type(screen.getByLabelText(label), text))
  const select = (label: string, value: string) =>
    act(() => userEvent.selectOptions(screen.getByLabelText(label), value))
  await press('Check in: guest data')
  await screen.findByLabelText('Document number')
  await select('Nationality', 'DEU')
  expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('DEU')
  await select('Document type', 'P')
  await type('Document number', 'C01X00T47')
  await type('Date of expiry', '2031-05-01')
  await type('Date of birth', '1990-02-28')
  await select('Gender', 'F')
  await type('E-mail', 'lucia@example.com')
  await press(/^Save Lucía/)
  await act(async () => userEvent.click(await screen.findByRole('checkbox', { name: 'Seen in person' })))
  await press(/^Signed on paper/)
  await press(/^Take €240/)
  await act(async () => userEvent.click(await screen.findByRole('checkbox', { name: /terms/ })))
  await press(/^Check in/)
  expect(await screen.findByRole('button', { name: 'Check out' })).toBeDefined()
  expect(actions).toBeLessThanOrEqual(15)
  const guest = expect.objectContaining({ documentNumber: 'C01X00T47', nationality: 'DEU', country: 'DEU' })
  expect(saved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ scanned: false, guest }))
})

it('S20 the next step in the list opens the check-in at the desk, and Ctrl and Enter do what its button says', async () => {
  const { read, answers, saved } = createHotel({ filled: buildFilled() })
  await renderStay(read, answers)
  await userEvent.click(screen.getByRole('link', { name: 'Register' }))
  const signed = await screen.findByRole('button', { name: /^Signed on paper/ })
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await vi.waitFor(() => expect(signed.isConnected && signed.textContent?.startsWith('Signed')).toBe(false))
  expect(await screen.findByRole('button', { name: /^Take €240/ })).toBeDefined()
  expect(saved).not.toHaveBeenCalled()
})

it('S20 leaving the desk is beside the name, so that the first Tab and the first line below are the next step', async () => {
  const { read, answers } = createHotel()
  await renderStay(read, answers)
  // The desk replaces the stay's panel.
  await userEvent.click(await screen.findByRole('button', { name: /^Check in/ }))
  const leave = await screen.findByRole('button', { name: 'Leave' })
  expect(leave.closest('footer')).toBeNull()
  await vi.waitFor(() => expect(globalThis.document.activeElement?.tagName).toBe('H2'))
  await userEvent.tab()
  const focused = globalThis.document.activeElement
  expect([focused?.tagName, focused?.closest('footer')?.firstElementChild]).toEqual(['BUTTON', focused])
  await userEvent.click(leave)
  expect(await screen.findByRole('button', { name: /^Check in/ })).toBeDefined()
})

it('S20 says at the field what is missing before it sends anything, and counts what is open', async () => {
  const { read, answers, saved } = createHotel()
  await renderStay(read, answers)
  await userEvent.click(await screen.findByRole('button', { name: 'Check in: guest data' }))
  expect(await screen.findByText(/fields open/)).toBeDefined()
  await userEvent.type(screen.getByLabelText('E-mail'), 'lucia')
  await userEvent.click(screen.getByRole('button', { name: /^Save Lucía/ }))
  expect(screen.getByText('Please enter an e-mail address like name@example.com.')).toBeDefined()
  expect(screen.getAllByText('Missing').length).toBeGreaterThan(3)
  expect(saved).not.toHaveBeenCalled()
})

it('S20 tells the desk that a guest was faster, keeps what was typed here and shows what was typed there', async () => {
  const { read, answers, saved, changeElsewhere } = createHotel({ filled: buildFilled() })
  await renderStay(read, answers)
  await userEvent.click(await screen.findByRole('button', { name: /^Check in/ }))
  await userEvent.type(await screen.findByLabelText('Street'), 'Elbchaussee 7')
  changeElsewhere({ city: 'Olot' })
  await userEvent.click(screen.getByRole('button', { name: /^Save Lucía/ }))
  expect(await screen.findByText('This was changed elsewhere meanwhile')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Olot')
  expect(screen.getByLabelText<HTMLInputElement>('Street').value).toBe('Elbchaussee 7')
  await userEvent.click(screen.getByRole('button', { name: /^Save Lucía/ }))
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ version: 2, guest: { city: 'Olot', street: 'Elbchaussee 7' } })
})

it('S20 an amount that is left for the departure is named, and sent as it was shown', async () => {
  const { read, answers, arrived } = createHotel({ filled: buildFilled() })
  await renderStay(read, answers)
  await userEvent.click(await screen.findByRole('button', { name: 'Check in: signature' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Signed on paper/ }))
  await userEvent.click(await screen.findByRole('radio', { name: 'At departure' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Collect €240.00 later/ }))
  expect(screen.getByText(/240\.00 is still open/)).toBeDefined()
  const checkIn = screen.getByRole<HTMLButtonElement>('button', { name: /^Check in/ })
  expect(checkIn.disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: /terms/ }))
  expect(arrived).not.toHaveBeenCalled()
  await userEvent.click(checkIn)
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledOnce())
  expect(arrived).toHaveBeenCalledWith({ owing: euros(240_00), termsOnPaper: true })
})

it('S39 taking over opens the check-in at the first step that the guest has left open', async () => {
  const { read, answers } = createHotel({ filled: buildFilled() })
  const taken = vi.fn(() => ({}))
  await renderStay(
    () => ({ ...read(), screen: { appKey: 'kiosk', channel: 'kiosk', since: at } }),
    [...answers, on(takeCheckinOver, taken)],
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Take over' }))
  expect(await screen.findByRole('button', { name: /^Signed on paper/ })).toBeDefined()
  expect(taken).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: /^Signature/ }).getAttribute('aria-current')).toBe('step')
})

it('S20 a driver hands the licence over the desk, which types it once the data is complete', async () => {
  const { read, answers } = createHotel({ filled: buildFilled() })
  const typed = vi.fn()
  let licence: 'missing' | 'seen' = 'missing'
  await renderStay(
    () => ({ ...read(), drives: true, guests: read().guests?.map((one) => ({ ...one, licence })) ?? [] }),
    [
      ...answers,
      on(saveLicence, ({ body }) => {
        typed(body)
        licence = 'seen'
        return {}
      }),
    ],
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Check in: guest data' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Driving licence/ }))
  await userEvent.keyboard('U1H45T789')
  await userEvent.selectOptions(screen.getByLabelText('Issued in'), 'ITA')
  await userEvent.type(screen.getByLabelText('Valid until'), '2036-01-31')
  await userEvent.click(screen.getByRole('button', { name: 'Licence seen' }))
  expect(await screen.findByRole('button', { name: /^Signed on paper/ })).toBeDefined()
  expect(typed).toHaveBeenCalledExactlyOnceWith({ number: 'U1H45T789', country: 'ITA', validUntil: '2036-01-31' })
})

it('S43 nothing can be seen in person while there is no document to compare', async () => {
  const { read, answers } = createHotel()
  await renderStay(
    () => ({ ...read(), guests: (read().guests ?? []).map((one) => ({ ...one, documentMasked: undefined })) }),
    answers,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Check in: guest data' }))
  const seen = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Seen in person' })
  expect(seen.disabled).toBe(true)
  expect(screen.getByText('Enter the document first.')).toBeDefined()
})

it('what the authority needs is asked here too, and a reason lets reception go on without it', async () => {
  const authority = { name: 'ses', reports: 'stays' } as const
  const { read, answers, saved, waived } = createHotel({ filled: buildFilled(), authority })
  await renderStay(read, answers)
  await userEvent.click(screen.getByRole('link', { name: 'Register' }))
  await userEvent.type(await screen.findByLabelText('Street'), 'x')
  expect(screen.queryByRole('button', { name: 'Continue without this data' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Save Lucía/ }))
  expect(await screen.findByText('SES.HOSPEDAJES needs this data.', { exact: false })).toBeDefined()
  expect(saved).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Continue without this data' }))
  const dialog = within(await screen.findByRole('dialog'))
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Continue without this data' })
  expect(confirm.disabled).toBe(true)
  await userEvent.type(dialog.getByLabelText('Reason'), 'Left the card in the car')
  await userEvent.click(confirm)
  expect(await screen.findByText('Continued without the data for SES.HOSPEDAJES.')).toBeDefined()
  expect(waived).toHaveBeenCalledExactlyOnceWith({ reason: 'Left the card in the car' })
  await userEvent.click(screen.getByRole('button', { name: 'Ask for it again' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Continue without this data' }))
  const again = within(await screen.findByRole('dialog'))
  await userEvent.type(again.getByLabelText('Reason'), 'Left the card in the car')
  await userEvent.click(again.getByRole('button', { name: 'Continue without this data' }))
  expect(await screen.findByText('Continued without the data for SES.HOSPEDAJES.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: /^Save Lucía/ }))
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
})

/** All that the default form asks. */
function buildFilled(): Partial<Guest> {
  const { id: _, firstName: _first, lastName: _last, street: _street, city: _city, ...given } = buildGuest()
  return given
}

it('S20 a car whose deposit no card holds is handed over only after the desk says how it took the deposit', async () => {
  const { read, answers, arrived } = createHotel({ filled: buildFilled() })
  const rental = {
    model: 'Teide 4',
    plate: '4478 MBR',
    deposit: euros(700_00),
    missing: euros(700_00),
    canBlock: false,
    blocks: [],
  }
  await renderStay(() => ({ ...read(), rental }), answers)
  await userEvent.click(await screen.findByRole('button', { name: 'Check in: signature' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Signed on paper/ }))
  await userEvent.click(await screen.findByRole('button', { name: /^Taken another way/ }))
  const dialog = within(screen.getByRole('dialog'))
  const goOn = dialog.getByRole<HTMLButtonElement>('button', { name: 'Continue without a hold' })
  expect([dialog.getByText(/700\.00/) !== null, goOn.disabled]).toEqual([true, true])
  await userEvent.type(dialog.getByRole('textbox', { name: 'How you took it' }), 'Cash, receipt 112')
  await userEvent.click(goOn)
  expect(screen.getByText('Deposit taken at the desk: Cash, receipt 112')).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: /^Take €240/ }))
  await userEvent.click(await screen.findByRole('checkbox', { name: /terms/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Check in/ }))
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledOnce())
  expect(arrived).toHaveBeenCalledWith(expect.objectContaining({ depositTaken: 'Cash, receipt 112' }))
})
