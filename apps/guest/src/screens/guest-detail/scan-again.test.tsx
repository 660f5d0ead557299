import { Problem } from '@foyer/domain/problem/problem.ts'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { findDocumentNumber, findReaderReady, openReader, passport } from './testing/open-reader.tsx'

it('CAPTURE-10 CAPTURE-11.a scan-again asks for confirmation, then clears the data and starts with the reader', async () => {
  const { user, hold, path } = await openReader({ guests: [{}], flags: { join_document_contact: true } })
  expect((await findDocumentNumber()).value).toBe('C01X00T47')
  await user.click(screen.getByRole('button', { name: 'Scan again' }))
  await user.click(await screen.findByRole('button', { name: 'Keep everything' }))
  expect((await findDocumentNumber()).value).toBe('C01X00T47')
  await user.click(screen.getByRole('button', { name: 'Scan again' }))
  await user.click(await screen.findByRole('button', { name: 'Clear and scan again' }))
  await findReaderReady()
  expect(path()).toBe('/guest-detail/FOY1001/1?step=scan')
  expect(JSON.parse(sessionStorage.getItem('foyer.guest.guest-1') ?? '')).toEqual({
    changes: {},
    given: {},
    step: 'scan',
  })
  await hold('P<')
  expect((await findDocumentNumber()).value).toBe('L898902C3')
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('')
})

it('CAPTURE-31.a a document that is scanned again is spelled as the booking spells the guest, whose form was cleared', async () => {
  const { user, hold } = await openReader({
    guests: [{ firstName: 'Ángel', lastName: 'Müller' }],
    answers: { decodeMrz: () => ({ ...passport, firstName: 'ANGEL', lastName: 'MUELLER' }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Scan again' }))
  await user.click(await screen.findByRole('button', { name: 'Clear and scan again' }))
  await findReaderReady()
  await hold('P<')
  await findDocumentNumber()
  const written = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  expect(written).toEqual(expect.arrayContaining(['Ángel', 'Müller']))
})

it('API-35.a CAPTURE-31.a CAPTURE-59 a document that is already registered withdraws the earlier pre-check-in', async () => {
  const { user, hold, askedOf, toasts } = await openReader({ guests: [{ documentNumber: 'L898902C3' }] })
  await user.click(await screen.findByRole('button', { name: 'Scan again' }))
  await user.click(await screen.findByRole('button', { name: 'Clear and scan again' }))
  await findReaderReady()
  await hold('P<')
  await findDocumentNumber()
  expect(askedOf('removePreCheckin').map(({ query }) => query)).toEqual([{ reservation: 'FOY1001', guestIndex: 1 }])
  expect(toasts).toEqual(['This document is already registered. We’ll use what you show now.'])
})

it('API-35.c CAPTURE-31.c a failed withdrawal does not stop the scan', async () => {
  const removePreCheckin = () => {
    throw new Problem('unavailable')
  }
  const { user, hold } = await openReader({
    guests: [{ documentNumber: 'L898902C3' }],
    answers: { removePreCheckin },
  })
  const logged = vi.fn()
  vi.stubGlobal('reportError', logged)
  await user.click(await screen.findByRole('button', { name: 'Scan again' }))
  await user.click(await screen.findByRole('button', { name: 'Clear and scan again' }))
  await findReaderReady()
  await hold('P<')
  expect((await findDocumentNumber()).value).toBe('L898902C3')
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ code: 'unavailable' }))
})
