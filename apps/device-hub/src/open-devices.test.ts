import { expect, it } from 'vitest'
import { Lobby } from './bench/lobby.ts'
import { openDevices, toDeviceLocation } from './open-devices.ts'

it('opens the devices in the settings; a kiosk without a key encoder has none', async () => {
  const devices = await openDevices({ scanner: { kind: 'keyboard' }, printer: { kind: 'simulated' } }, new Lobby())
  expect(devices.scanner?.kind).toBe('keyboard')
  expect([devices.keyEncoder, devices.fakeDispenser]).toEqual([undefined, undefined])
  expect(devices.printer?.state()).toBe('ready')
})

it('there is a fake dispenser next to a simulated lock, but not next to a real one', async () => {
  const at = { host: '127.0.0.1', port: 1 }
  const open = (address?: typeof at) =>
    openDevices(
      {
        scanner: { kind: 'keyboard' },
        printer: { kind: 'simulated' },
        keyEncoder: {
          kind: 'fias',
          ...(address && { at: address }),
          dispenser: { kind: 'crt-571', ...(address && { at: address }) },
          coder: '1',
          writeMs: 1_000,
          takeMs: 1_000,
        },
      },
      new Lobby(),
    )
  expect((await open()).fakeDispenser).toBeDefined()
  expect((await open(at)).fakeDispenser).toBeUndefined()
})

it('a device without a simulation needs an address', async () => {
  const at = { host: '127.0.0.1', port: 1 }
  expect(() => toDeviceLocation({ kind: 'tesa' }, new Lobby()).link()).toThrow('tesa@host:port')
  await expect(toDeviceLocation({ kind: 'tesa', at }, new Lobby()).link().open()).rejects.toMatchObject({
    code: 'deviceAway',
  })
})
