import { expect, type Page } from '@playwright/test'
import { chromiumArgs } from './chromium.ts'

const executablePath = process.env['CHROMIUM']

/** A fake camera with a moving picture, a fake microphone that beeps, and no permission prompts. */
export const callBrowser = {
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      ...chromiumArgs,
      // A low frame rate, because two calls encode four streams on one machine.
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

/** Call before the page loads, so that its peer connections can be inspected later. */
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
  /** Frames of the other end that were decoded here. */
  readonly frames: number
  /** Type of the connection's candidate: `host` within one network, `relay` through a relay. */
  readonly way: string | undefined
}

export function readFlow(page: Page): Promise<Flow> {
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

/** Encoding four streams at once is slow on a machine that is also busy with other work. */
const timeout = { timeout: 60_000 }

/** Expects that frames keep arriving here, with a size. */
export async function expectPicture(page: Page, name: string | RegExp): Promise<void> {
  const video = page.getByLabel(name)
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth), timeout).toBeGreaterThan(0)
  const { frames } = await readFlow(page)
  await expect.poll(async () => (await readFlow(page)).frames, timeout).toBeGreaterThan(frames + 5)
}
