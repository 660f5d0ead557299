import { describe, expect, it } from 'vitest'
import { createSpooler } from '../../testing/create-spooler.ts'
import { createCupsPrinter } from './cups.driver.ts'

const page = Buffer.from('%PDF-1.7 a page')

describe.skipIf(process.platform === 'win32')('CUPS', () => {
  it('spools a page without a guest’s name, and waits until the spooler has finished it', async () => {
    const spooler = createSpooler()
    spooler.setWaiting('lobby-1 kiosk 1024 today\n')
    let isOut = false
    const printing = createCupsPrinter('lobby')
      .print(page)
      .then(() => {
        isOut = true
      })
    await expect.poll(() => spooler.sheets()).toEqual(['%PDF-1.7 a page'])
    expect([spooler.words(), isOut]).toEqual(['-d lobby -t Foyer -', false])
    spooler.setWaiting('lobby-12 another 1024 today\n')
    await printing
  })

  it.each([
    ['disabled since today -\n\tPaused', 'deviceAway'],
    ['is idle.  enabled since today\n\tmedia-empty', 'deviceFailed'],
  ])('spools nothing if the printer is %j', async (state, code) => {
    const spooler = createSpooler()
    spooler.setState(state)
    await expect(createCupsPrinter('lobby').print(page)).rejects.toMatchObject({ code })
    expect(spooler.sheets()).toEqual([])
  })

  it('treats a queue unknown to the spooler as away', async () => {
    createSpooler()
    const printer = createCupsPrinter('another')
    await printer.refreshStatus()
    expect(printer.state()).toBe('away')
  })
})
