import { expect, it } from 'vitest'
import { watchDisk } from './disk-watch.ts'

const FULL = 'The disk is full: nothing can be saved until there is room.'
const ROOM = 'The disk has room again.'
const MEGABYTE = 1024 * 1024

it('N9 reports once that the disk is full, and once that it has space again', async () => {
  const said: string[] = []
  let free = 100 * MEGABYTE
  const disk = watchDisk({ freeBytes: async () => free, log: (sentence) => said.push(sentence), now: () => new Date() })
  expect(await disk.isFull()).toBe(false)
  free = 20 * MEGABYTE
  disk.reportFull()
  disk.reportFull()
  expect([await disk.isFull(), await disk.isFull()]).toEqual([true, true])
  free = 100 * MEGABYTE
  expect([await disk.isFull(), await disk.isFull()]).toEqual([false, false])
  expect(said).toEqual([FULL, ROOM])
})

it('N9 remembers a full disk elsewhere for half a minute', async () => {
  const said: string[] = []
  let at = 0
  const disk = watchDisk({ log: (sentence) => said.push(sentence), now: () => new Date(at) })
  expect(await disk.isFull()).toBe(false)
  disk.reportFull()
  at = 29_000
  expect(await disk.isFull()).toBe(true)
  at = 31_000
  expect(await disk.isFull()).toBe(false)
  expect(said).toEqual([FULL, ROOM])
})
