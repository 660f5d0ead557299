import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { acquireFolder } from './folder-owner.ts'
import { createDataDir } from './testing/embedded.ts'

it('has one owner at a time', async () => {
  const folder = await createDataDir()
  const release = await acquireFolder(folder)
  await expect(acquireFolder(folder)).rejects.toThrow(
    `Another Foyer server (process ${process.pid}) uses the data folder`,
  )
  await release()
  await (await acquireFolder(folder))()
  expect(await readdir(folder)).toEqual([])
})

it('takes over from an owner that is gone, even if its process id was reused', async () => {
  const folder = await createDataDir()
  await writeFile(join(folder, 'owner-999999999-12345678-1'), '')
  await writeFile(join(folder, `owner-${process.ppid}-12345678-1`), '')
  const release = await acquireFolder(folder)
  expect(await readdir(folder)).toEqual([expect.stringContaining(`owner-${process.pid}-`)])
  await release()
})
