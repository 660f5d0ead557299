import { describe, expect, it } from 'vitest'
import { aSpooler } from '../../testing/a-spooler.ts'
import { cupsPrinter } from './cups.driver.ts'

const page = Buffer.from('%PDF-1.7 a page')

describe.skipIf(process.platform === 'win32')('CUPS', () => {
  it('spools a page without a guest’s name, and waits until the spooler has finished it', async () => {
    const spooler = aSpooler()
    spooler.setWaiting('lobby-1 kiosk 1024 today\n')
    let isOut = false
    const printing = cupsPrinter('lobby')
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
    const spooler = aSpooler()
    spooler.setState(state)
    await expect(cupsPrinter('lobby').print(page)).rejects.toMatchObject({ code })
    expect(spooler.sheets()).toEqual([])
  })

  it('treats a queue unknown to the spooler as away', async () => {
    aSpooler()
    const printer = cupsPrinter('another')
    await printer.look()
    expect(printer.state()).toBe('away')
  })
})
