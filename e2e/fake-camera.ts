import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Grey } from '@foyer/vision/picture/grey.ts'
import { encodeJpeg } from '@foyer/vision/testing/encode-jpeg.ts'
import type { BrowserContext, BrowserType, Page } from '@playwright/test'
import encodeQR from 'qr'
import { chromiumArgs } from './chromium.ts'

const SIZE = { width: 640, height: 480 }
const GREY = 128
const FRAMES = 3

interface Camera {
  /** What the camera sees: a code with that text, or a picture; undefined: a grey wall. */
  readonly picture?: string | Grey
  /** How the permission prompt is answered. */
  readonly allowed?: boolean
}

/** Starts a phone with its own camera, in a separate browser. */
export async function openPhoneWithCamera(
  chromium: BrowserType,
  { picture, allowed = true }: Camera,
): Promise<{ context: BrowserContext; page: Page; forget: () => Promise<void> }> {
  const executablePath = process.env['CHROMIUM']
  if (!executablePath) throw new Error('No browser is named in CHROMIUM; npm run e2e finds one.')
  const folder = mkdtempSync(join(tmpdir(), 'foyer-camera-'))
  const film = join(folder, 'film.y4m')
  writeFileSync(film, buildFilm(picture))
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...chromiumArgs,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
      `--use-fake-ui-for-media-stream${allowed ? '' : '=deny'}`,
    ],
  })
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  return {
    context,
    page: await context.newPage(),
    async forget() {
      await browser.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * YUV4MPEG2, which Chromium accepts as a camera: one plane of brightness, and two of colour at half
 * the size.
 */
function buildFilm(sees: string | Grey | undefined): Buffer {
  const { width, height, pixels } = typeof sees === 'object' ? sees : { ...SIZE, pixels: buildBrightnessPlane(sees) }
  const colours = Buffer.alloc((width * height) / 2, GREY)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), pixels, colours])
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`),
    ...Array.from({ length: FRAMES }, () => frame),
  ])
}

function buildBrightnessPlane(text: string | undefined): Buffer {
  const plane = Buffer.alloc(SIZE.width * SIZE.height, GREY)
  const modules = text === undefined ? [] : encodeQR(text, 'raw', { border: 4 })
  const size = Math.floor((SIZE.height * 0.8) / Math.max(modules.length, 1))
  const left = Math.floor((SIZE.width - modules.length * size) / 2)
  const top = Math.floor((SIZE.height - modules.length * size) / 2)
  for (const [row, dots] of modules.entries()) {
    for (let y = top + row * size; y < top + (row + 1) * size; y++) {
      for (const [column, isDark] of dots.entries()) {
        const at = y * SIZE.width + left + column * size
        plane.fill(isDark ? 25 : 225, at, at + size)
      }
    }
  }
  return plane
}

/** A camera whose picture can be changed while it runs. */
export async function installChangingCamera(page: Page) {
  await page.addInitScript(() => {
    const seen = { picture: undefined as HTMLImageElement | undefined }
    Reflect.set(globalThis, 'cameraSees', async (url: string) => {
      const picture = Object.assign(new Image(), { src: url })
      await picture.decode()
      seen.picture = picture
    })
    // Frames in transit still show the previous picture.
    Reflect.set(globalThis, 'cameraHasTurned', async () => {
      const video = document.querySelector('video')
      for (let frame = 0; video && frame < 4; frame++)
        await new Promise<unknown>((shown) => video.requestVideoFrameCallback(shown))
    })
    const media = navigator.mediaDevices
    if (!media) return
    media.enumerateDevices = async () => [
      { kind: 'videoinput', deviceId: 'changing', groupId: '', label: '', toJSON: () => ({}) },
    ]
    media.getUserMedia = async () => {
      const sheet = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 })
      const drawing = sheet.getContext('2d')
      setInterval(() => {
        drawing?.fillRect(0, 0, 1, 1)
        if (seen.picture) drawing?.drawImage(seen.picture, 0, 0, 1280, 720)
      }, 50)
      return sheet.captureStream(20)
    }
  })
  const call = (name: string, url?: string) =>
    page.evaluate(([own, given]) => Reflect.get(globalThis, own as string)(given), [name, url])
  return {
    /** Shows an SVG drawing, or a picture. */
    async see(picture: string | Grey): Promise<void> {
      const url =
        typeof picture === 'string'
          ? `data:image/svg+xml,${encodeURIComponent(picture)}`
          : `data:image/jpeg;base64,${Buffer.from(await encodeJpeg(picture, 92)).toString('base64')}`
      await call('cameraSees', url)
    },
    /**
     * Like `see`, but waits until no frame shows the previous picture. The page must not navigate
     * in the meantime.
     */
    async turnTo(picture: string | Grey): Promise<void> {
      await this.see(picture)
      await call('cameraHasTurned')
    },
  }
}
