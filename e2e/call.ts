import { expect, type Page } from '@playwright/test'
import { chromiumArgs } from './chromium.ts'

const executablePath = process.env['CHROMIUM']

/** A camera that films a moving picture, a microphone that beeps, and nobody who has to allow them. */
export const callBrowser = {
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      ...chromiumArgs,
      // Few pictures: two ends of two calls on one machine are work.
      '--use-fake-device-for-media-stream=fps=5',
      '--use-fake-ui-for-media-stream',
      '--allow-loopback-in-peer-connection',
    ],
  },
}

declare global {
  interface Window {
    peers?: RTCPeerConnection[]
  }
}

/** Before the page is loaded: its connections can be asked afterwards how they are. */
export async function watchPeers(page: Page, { relayOnly = false } = {}): Promise<void> {
  await page.addInitScript((isRelayed) => {
    const peers: RTCPeerConnection[] = []
    window.peers = peers
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(config?: RTCConfiguration) {
        super({ ...config, ...(isRelayed && { iceTransportPolicy: 'relay' }) })
        peers.push(this)
      }
    }
  }, relayOnly)
}

interface Flow {
  /** Pictures of the other end that were decoded here. */
  readonly frames: number
  /** How the way begins that they take: `host` in one network, `relay` by way of one. */
  readonly way: string | undefined
}

export function flowOf(page: Page): Promise<Flow> {
  return page.evaluate(async () => {
    const stats = [...((await window.peers?.at(-1)?.getStats()) ?? new Map()).values()]
    const video = stats.find(({ type, kind }) => type === 'inbound-rtp' && kind === 'video')
    const pair = stats.find(
      ({ type, nominated, state }) => type === 'candidate-pair' && nominated && state === 'succeeded',
    )
    const local = stats.find(({ id }) => id === pair?.localCandidateId)
    return { frames: video?.framesDecoded ?? 0, way: local?.candidateType }
  })
}

/** Encoding four pictures at once is work for a machine that does something else besides. */
const patience = { timeout: 60_000 }

/** Pictures arrive here, one after another, with a size. */
export async function expectPicture(page: Page, name: string | RegExp): Promise<void> {
  const video = page.getByLabel(name)
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth), patience)
    .toBeGreaterThan(0)
  const { frames } = await flowOf(page)
  await expect.poll(async () => (await flowOf(page)).frames, patience).toBeGreaterThan(frames + 5)
}
