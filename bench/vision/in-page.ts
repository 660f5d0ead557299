/** Runs inside the page, so these functions cannot use anything from outside. */

interface ReadResult {
  readonly id: number
  readonly reading?: { readonly lines: readonly string[] }
  readonly failed?: true
}

interface PageReader {
  readonly pictures: readonly ImageBitmap[]
  look(picture: ImageBitmap): Promise<ReadResult>
  /** Points a camera at the picture and scans like the guest's page does, until it is read. */
  steady(picture: ImageBitmap, withinMs: number): Promise<{ ms: number; looks: number; lines: string } | undefined>
}

declare global {
  interface Window {
    looker: PageReader
  }
  interface Performance {
    measureUserAgentSpecificMemory(): Promise<{ bytes: number }>
  }
}

export async function openPageReader({ worker: script, count }: { worker: string; count: number }): Promise<void> {
  const worker = new Worker(script, { type: 'module' })
  let last = 0
  const look = (picture: ImageBitmap) => {
    const id = ++last
    return new Promise<ReadResult>((resolve, reject) => {
      const hear = ({ data }: MessageEvent<ReadResult>) => {
        if (data.id !== id) return
        worker.removeEventListener('message', hear)
        if (data.failed) reject(new Error('The worker could not look.'))
        else resolve(data)
      }
      worker.addEventListener('message', hear)
      worker.onerror = ({ message }) => reject(new Error(message))
      worker.postMessage({ id, picture, isFrame: true }, [picture])
    })
  }
  const pictures = await Promise.all(
    Array.from({ length: count }, async (_, at) =>
      createImageBitmap(await (await fetch(`/pictures/${at}.jpg`)).blob()),
    ),
  )
  const sheet = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 })
  const drawing = sheet.getContext('2d')
  let shown: ImageBitmap | undefined
  setInterval(() => {
    drawing?.fillRect(0, 0, 1280, 720)
    if (shown) drawing?.drawImage(shown, 0, 0)
  }, 50)
  const video = document.querySelector('video') as HTMLVideoElement
  video.srcObject = sheet.captureStream(20)
  await video.play()
  window.looker = {
    pictures,
    look,
    async steady(picture, withinMs) {
      shown = picture
      const start = performance.now()
      for (let looks = 1; performance.now() - start < withinMs; looks++) {
        const frame = await createImageBitmap(video, { resizeWidth: 1280, resizeHeight: 720 })
        const { reading } = await look(frame)
        const ms = performance.now() - start
        if (reading) {
          shown = undefined
          // Frames in transit still show the previous picture.
          await new Promise((done) => setTimeout(done, 250))
          await look(await createImageBitmap(video))
          return { ms, looks, lines: reading.lines.join() }
        }
        await new Promise((done) => setTimeout(done, 60))
      }
      shown = undefined
      return undefined
    },
  }
}

/** Each picture once per round: how long the worker took, and whether it read a document. */
export async function readAll(rounds: number): Promise<{ ms: number; isRead: boolean }[]> {
  const { pictures, look } = window.looker
  const looks: { ms: number; isRead: boolean }[] = []
  for (let round = 0; round < rounds; round++) {
    for (const picture of pictures) {
      const copy = await createImageBitmap(picture)
      const start = performance.now()
      const { reading } = await look(copy)
      looks.push({ ms: performance.now() - start, isRead: reading !== undefined })
    }
  }
  return looks
}

export function showSteadily({ at, withinMs }: { at: number; withinMs: number }) {
  return window.looker.steady(window.looker.pictures[at] as ImageBitmap, withinMs)
}

export async function measureMemory(): Promise<number> {
  return (await performance.measureUserAgentSpecificMemory()).bytes
}
