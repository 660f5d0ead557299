import { expect, it, onTestFinished, vi } from 'vitest'
import { createHttp } from './create-http.ts'

it('a start may take as long as a busy machine needs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = await createHttp({ logLevel: 'silent', isSecure: false, acceptsUpgrade: () => false })
  onTestFinished(() => app.close())
  const isReading = Promise.withResolvers<void>()
  const read = Promise.withResolvers<void>()
  app.register(async () => {
    isReading.resolve()
    await read.promise
  })
  const ready = app.ready()
  await isReading.promise
  vi.advanceTimersByTime(600_000)
  read.resolve()
  await expect(ready).resolves.toBe(app)
})
