import { expect, it } from 'vitest'
import { listSimulators, runSimulators, toServerSettings } from './demo-simulators.ts'

it('runs all simulators of the demo in one process', async () => {
  const simulators = await runSimulators()
  try {
    const addresses = Object.entries(simulators.settings).filter(([name]) => name.endsWith('_URL'))
    expect(addresses.map(([name]) => name)).toEqual([
      'DEMO_GATEWAY_URL',
      'DEMO_BUS_URL',
      'DEMO_SES_URL',
      'DEMO_ALLOGGIATI_URL',
      'DEMO_SIBA_URL',
      'DEMO_VERIFACTU_URL',
    ])
    expect(new Set(addresses.map(([, url]) => url)).size).toBe(addresses.length)
    const { DEMO_BUS_URL = '' } = simulators.settings
    const answer = await fetch(`${DEMO_BUS_URL}/terminals`, {
      headers: { authorization: 'Bearer the token of the demo' },
    })
    expect(await answer.json()).toMatchObject([{ terminal_id: 'bus-1' }, { terminal_id: 'bus-2' }])
  } finally {
    simulators.stop()
  }
})

it('leaves out a simulator if one of its systems is elsewhere', () => {
  expect(listSimulators({ DEMO_SIBA_URL: 'http://127.0.0.1:9' })).toEqual(['gateway', 'bus-payment'])
})

it('names the certificate of the simulated tax agency', () => {
  const settings = toServerSettings({ authorities: { ses: 1, alloggiati: 2, siba: 3, verifactu: 4 } })
  expect(settings['DEMO_VERIFACTU_URL']).toBe('https://127.0.0.1:4')
  expect(settings['DEMO_VERIFACTU_CA']).toMatch(/ca\.pem$/)
})
