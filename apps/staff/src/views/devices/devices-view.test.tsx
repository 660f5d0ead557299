import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import {
  addDesk,
  type Device,
  listDevices,
  makeLicense,
  makePairing,
  pauseDevice,
  resumeDevice,
  revokeDevice,
  revokePairing,
} from '@foyer/contract/staff/devices.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildDevice, buildId, buildSession } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

const device = buildDevice({ lastSeenAt: new Date().toISOString() })

const devices = (isRevoked: () => boolean) => [
  on(listAlerts, () => ({ open: [], handled: [] })),
  on(listDevices, () => ({
    devices: [isRevoked() ? { ...device, revokedAt: new Date().toISOString() } : device],
    licenses: [],
    problems: [],
    appKeys: [{ appKey: 'kiosk', channel: 'kiosk' as const }],
  })),
]

it('S14 a receptionist may take a kiosk out of service, and nothing else', async () => {
  renderSignedIn({ session: buildSession('receptionist'), path: '/devices', answers: devices(() => false) })
  expect(await screen.findByText('Kiosk 1')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Out of service Kiosk 1' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Revoke|Enrol|hub/i })).toBeNull()
})

it('S16 does not label a kiosk as a kiosk twice', async () => {
  renderSignedIn({ session: buildSession('receptionist'), path: '/devices', answers: devices(() => false) })
  const row = (await screen.findByText('Kiosk 1')).closest('tr')
  expect(
    within(row as HTMLElement)
      .getAllByRole('cell')[1]
      ?.textContent?.trim(),
  ).toBe('Kiosk')
})

it('revoking a device needs confirmation, not just one press', async () => {
  const user = userEvent.setup()
  const revoked: string[] = []
  renderSignedIn({
    session: buildSession('administrator'),
    path: '/devices',
    answers: [
      ...devices(() => revoked.length > 0),
      on(revokeDevice, ({ params }) => {
        revoked.push(params.id)
        return {}
      }),
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Revoke Kiosk 1' }))
  expect(revoked).toEqual([])
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('Kiosk 1 is revoked.')).toBeDefined()
  expect(revoked).toEqual([device.id])
  expect(await screen.findByText(/^revoked /)).toBeDefined()
})

it('a device is taken out of service with a reason, and put back with one press', async () => {
  const user = userEvent.setup()
  let rests: { pausedAt: string; pausedReason: string } | undefined
  renderSignedIn({
    session: buildSession('administrator'),
    path: '/devices',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(listDevices, () => ({ devices: [{ ...device, ...rests }], licenses: [], problems: [], appKeys: [] })),
      on(pauseDevice, ({ body }) => {
        rests = { pausedAt: new Date().toISOString(), pausedReason: body.reason }
        return {}
      }),
      on(resumeDevice, () => {
        rests = undefined
        return {}
      }),
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Out of service Kiosk 1' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Out of service' })).toHaveProperty('disabled', true)
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), ' Printer jammed {Enter}')
  expect(await screen.findByText('out of service: Printer jammed')).toBeDefined()
  expect(screen.getByText('Kiosk 1 is out of service.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Back in service Kiosk 1' }))
  expect(await screen.findByText('Online')).toBeDefined()
  expect(screen.getByText('Kiosk 1 is back in service.')).toBeDefined()
})

it('shows a license code once, when it is created', async () => {
  const user = userEvent.setup()
  renderSignedIn({
    session: buildSession('administrator'),
    path: '/devices',
    answers: [
      ...devices(() => false),
      on(makeLicense, () => ({ id: buildId(), code: 'H7Q2-MK4T-9XDR-P3W6', validUntil: '2026-09-23T13:42:00Z' })),
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Enrol a device' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Kiosk by the lift')
  // The kind must be chosen: a code enrols this kind of device and no other.
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Create code' }).disabled).toBe(true)
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Type of device' }), 'kiosk')
  await user.click(dialog.getByRole('button', { name: 'Create code' }))
  expect(await dialog.findByText('MK4T')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText('MK4T')).toBeNull()
})

it('lists problems that screens showed without a booking, in words where there are any', async () => {
  const at = new Date().toISOString()
  const problem = (code: string) => ({ id: buildId(), at, deviceName: 'Desk screen 1', problem: code })
  renderSignedIn({
    session: buildSession('receptionist'),
    path: '/devices',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(listDevices, () => ({
        devices: [device],
        licenses: [],
        problems: [problem('unavailable'), problem('keyReused')],
        appKeys: [],
      })),
    ],
  })
  const table = within(await screen.findByRole('table', { name: 'Problems on screens without a reservation' }))
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows[1]).toContain('Desk screen 1the server didn’t answer')
  expect(rows[2]).toContain('something went wrong: keyReused')
})

it('shows no table of problems when no screen had one', async () => {
  renderSignedIn({ session: buildSession('receptionist'), path: '/devices', answers: devices(() => false) })
  await screen.findByText('Kiosk 1')
  expect(screen.queryByText('Problems on screens without a reservation')).toBeNull()
})

it('R29 N24 the hotel’s own system shows when it was last heard from, what is pending, and refused events with their reason', async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const hotelSystem = {
    host: 'pms.example.com',
    pulledAt: ago(1),
    deliveredAt: ago(9),
    waiting: 2,
    waitingSince: ago(8),
    refused: 1,
    refusedEvents: [
      {
        id: 'e-17',
        kind: 'reservation' as const,
        key: 'LAKE1',
        why: 'reservation.firstName: is not valid Unicode text',
        at: ago(2),
      },
    ],
    ignoredFields: ['reservation.nickname', 'reservation.folio.code'],
  }
  renderSignedIn({
    session: buildSession('receptionist'),
    path: '/devices',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(listDevices, () => ({ devices: [], licenses: [], problems: [], appKeys: [], hotelSystem })),
    ],
  })
  const table = within(await screen.findByRole('table', { name: 'PMS: pms.example.com' }))
  expect(table.getByText('received')).toBeDefined()
  expect(table.getByText('nothing received yet')).toBeDefined()
  expect(table.getByText(/^2 waiting since .* · 1 rejected$/)).toBeDefined()
  const events = within(screen.getByRole('table', { name: 'Rejected events' }))
  const [, event] = events.getAllByRole('row').map(({ textContent }) => textContent)
  expect(event).toContain(
    'Reservation LAKE1Not valid: guest dataFor a techniciane-17 · LAKE1 · reservation.firstName: is not valid Unicode text',
  )
  const ignored = screen.getByText(/^The PMS also sends what Foyer does not use \(other details, bill\)/)
  expect(within(ignored).getByText('reservation.nickname, reservation.folio.code').tagName).toBe('DETAILS')
})

it('N4 a kiosk’s hub gets its own code, shown once, and its pairing can be ended', async () => {
  const user = userEvent.setup()
  let hub: Device['hub']
  renderSignedIn({
    session: buildSession('administrator'),
    path: '/devices',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(listDevices, () => ({
        devices: [{ ...device, ...(hub && { hub }) }],
        licenses: [],
        problems: [],
        appKeys: [],
      })),
      on(makePairing, () => {
        hub = { pairedAt: new Date().toISOString(), connected: true }
        return { code: 'H7Q2-MK4T-9XDR-P3W6' }
      }),
      on(revokePairing, () => {
        hub = undefined
        return {}
      }),
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Hub Kiosk 1' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Hub of Kiosk 1' }))
  expect(dialog.queryByRole('button', { name: 'Unpair' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Create pairing code' }))
  expect(await dialog.findByText('On the kiosk’s computer, set HUB_PAIRING=H7Q2-MK4T-9XDR-P3W6')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('hub: online')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Hub Kiosk 1' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Unpair' }))
  expect(await screen.findByText('The hub of Kiosk 1 is unpaired.')).toBeDefined()
  expect(screen.queryByText('hub: online')).toBeNull()
})

it('shows the parts of a device next to it, and marks those with a problem', async () => {
  const parts: NonNullable<Device['parts']> = {
    scanner: { kind: 'access-is', state: 'stopped' },
    printer: { state: 'no_paper' },
    keyEncoder: { state: 'ready', cards: 12 },
  }
  renderSignedIn({
    session: buildSession('receptionist'),
    path: '/devices',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(listDevices, () => ({
        devices: [{ ...device, parts, socketVersion: '0.1.0' }],
        licenses: [],
        problems: [],
        appKeys: [],
      })),
    ],
  })
  const shown = within(await screen.findByRole('list', { name: 'Hardware' }))
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('reader: ready'),
    expect.stringContaining('printer: no paper'),
    expect.stringContaining('encoder: ready · 12 cards left'),
    'version 0.1.0',
  ])
})

it('N19 simulated parts never read ready, and missing ones are not listed', async () => {
  const parts: NonNullable<Device['parts']> = {
    printer: { state: 'ready' },
    keyEncoder: { state: 'no_cards' },
    simulated: ['printer', 'keyEncoder', 'cardTerminals'],
  }
  renderSignedIn({
    session: buildSession('receptionist'),
    path: '/devices',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(listDevices, () => ({ devices: [{ ...device, parts }], licenses: [], problems: [], appKeys: [] })),
    ],
  })
  const shown = within(await screen.findByRole('list', { name: 'Hardware' }))
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('printer: simulated, no hardware'),
    expect.stringContaining('encoder: no cards'),
    expect.stringContaining('card terminal: simulated, no hardware'),
  ])
})

it('adds an encoder at the desk, with a code for its hub', async () => {
  const user = userEvent.setup()
  renderSignedIn({
    session: buildSession('administrator'),
    path: '/devices',
    answers: [...devices(() => false), on(addDesk, () => ({ id: buildId(), code: 'ABCD-EFGH-JKLM-NPQR' }))],
  })
  await user.click(await screen.findByRole('button', { name: 'Enrol a device' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Type of device' }), 'Desk encoder')
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Desk left')
  await user.click(dialog.getByRole('button', { name: 'Create code' }))
  expect(await dialog.findByText(/HUB_PAIRING=ABCD-EFGH-JKLM-NPQR/)).toBeDefined()
})
