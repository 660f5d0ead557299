import { Problem } from '@foyer/domain/problem/problem.ts'
import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { useFaultReports } from './use-fault-reports.ts'

function Beside() {
  useFaultReports()
  return null
}

async function renderFaults(...errors: readonly Error[]) {
  const { askedOf } = await renderScreen({
    Screen: () => null,
    Beside,
    path: '/guest-list/FOY1001',
    answers: { trackEvent: () => ({}) },
  })
  await act(async () => {
    for (const error of errors) dispatchEvent(new ErrorEvent('error', { error, lineno: 1, colno: 20_417 }))
  })
  return askedOf('trackEvent').map(({ body }) => body)
}

it('ERROR-12 sends a page error once, by its location and code, never with its message', async () => {
  const fault = new Problem('unexpected', 'Canaryson came back without an id')
  const sent = await renderFaults(fault, fault, new Error('a bug of Canaryson'))
  expect(sent).toMatchObject([
    {
      type: 'error',
      state: 'guest-list',
      description: 'page at fault',
      data: { problem: 'unexpected', line: 1, column: 20_417 },
    },
  ])
  expect(JSON.stringify(sent)).not.toContain('Canaryson')
})

it('does not report expected problems', async () => {
  expect(await renderFaults(new Problem('offline'), new Problem('reservationNotFound'))).toEqual([])
})
