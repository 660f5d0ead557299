import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Outcome } from '@foyer/tools/trials/trial.ts'
import { encodeJpeg } from '@foyer/vision/testing/encode-jpeg.ts'
import { drawNegative } from '@foyer/vision/testing/negatives.ts'
import { createRandom } from '@foyer/vision/testing/seeded-random.ts'
import type { Browser, Page } from '@playwright/test'
import { openBrowser } from '../first-screen/phone.ts'
import { buildApps, findBrowserPath } from '../tool.ts'
import { Floor } from './floor.ts'
import { formatPercentiles } from './format-percentiles.ts'
import { measureMemory, openPageReader, readAll, showSteadily } from './in-page.ts'
import { parseTasks, type Task } from './parse-tasks.ts'
import { drawPictures } from './pictures.ts'
import { startWorkerPage } from './start-worker-page.ts'

const DOCUMENTS = 10
const OTHERS = 2
const SCANS = 500

/** Promised limits at 1280 × 720. */
const MAX_FRAME_MS = 100
const MAX_FIRST_MS = 1_000
const MAX_TASK_MS = 50
/** Allowed growth after the first hundred scans, relative to the memory used then. */
const MAX_MEMORY_GROWTH = 0.02

/**
 * Measures the built worker in Chromium. Reports CPU time as well as wall time, because a busy
 * machine hardly affects it.
 */
export async function measureInBrowser(say: (line: string) => void): Promise<Outcome> {
  say('building the apps, drawing pictures')
  await buildApps()
  const drawn = drawPictures(DOCUMENTS)
  const others = Array.from({ length: OTHERS }, (_, at) => drawNegative(at, createRandom(at + 1)))
  const pictures = [...drawn.map(({ picture }) => picture), ...others]
  const served = await startWorkerPage(await Promise.all(pictures.map((picture) => encodeJpeg(picture, 92))))
  const browser = await openBrowser(await findBrowserPath(), ['--enable-blink-features=ForceEagerMeasureMemory'])
  try {
    const page = await (await browser.newContext()).newPage()
    await page.goto(served.url)
    await page.evaluate(openPageReader, { worker: served.worker, count: pictures.length })
    await page.evaluate(readAll, 1)
    say('frames')
    const floor = new Floor()
    const frames = await runTraced(browser, page, () => page.evaluate(readAll, 3))
    say('documents held before the camera')
    const first = await runTraced(browser, page, () =>
      showToReader(
        page,
        drawn.map(({ truth }) => truth.join()),
      ),
    )
    const { slower } = floor.stop()
    say(`${SCANS} scans`)
    const memory = await measureScanMemory(page, pictures.length)
    return buildOutcome(frames, first, memory, slower)
  } finally {
    await browser.close()
    await served.stop()
  }
}

interface TraceResult<Seen> {
  readonly seen: Seen
  readonly page: readonly Task[]
  readonly worker: readonly Task[]
}

async function runTraced<Seen>(browser: Browser, page: Page, work: () => Promise<Seen>): Promise<TraceResult<Seen>> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  const seen = await work()
  return { seen, ...parseTasks(await browser.stopTracing()) }
}

async function showToReader(page: Page, truths: readonly string[]) {
  const held = []
  for (const [at, truth] of truths.entries()) {
    const read = await page.evaluate(showSteadily, { at, withinMs: 30_000 })
    held.push({ ms: read?.ms ?? Number.POSITIVE_INFINITY, looks: read?.looks ?? 0, isExact: read?.lines === truth })
  }
  return held
}

async function measureScanMemory(page: Page, count: number): Promise<number[]> {
  const taken: number[] = []
  for (let part = 0; part < 5; part++) {
    await page.evaluate(readAll, Math.ceil(SCANS / 5 / count))
    taken.push(await page.evaluate(measureMemory))
  }
  return taken
}

type Frames = TraceResult<Awaited<ReturnType<typeof readAll>>>
type Held = TraceResult<Awaited<ReturnType<typeof showToReader>>>

/** Each frame is one task of the worker, longer than all its other tasks. */
function toFrameTimes({ seen, worker }: Frames) {
  const least = worker.map(({ workedMs }) => workedMs).toSorted((a, b) => b - a)[seen.length - 1] ?? 0
  const tasks = worker.filter(({ workedMs }) => workedMs >= least)
  return seen.map((look, at) => ({ ...look, workedMs: tasks[at]?.workedMs ?? 0 }))
}

function buildOutcome(frames: Frames, first: Held, memory: readonly number[], slower: number): Outcome {
  const looks = toFrameTimes(frames)
  const worked = formatPercentiles(looks.filter(({ isRead }) => !isRead).map(({ workedMs }) => workedMs))
  const read = formatPercentiles(looks.filter(({ isRead }) => isRead).map(({ workedMs }) => workedMs))
  const clock = formatPercentiles(looks.filter(({ isRead }) => !isRead).map(({ ms }) => ms))
  const firsts = formatPercentiles(first.seen.map(({ ms }) => ms))
  const work = first.worker.reduce((sum, { workedMs }) => sum + workedMs, 0) / first.seen.length
  const main = [...frames.page, ...first.page]
  const [longest, longestWorked] = [
    Math.max(...main.map(({ ms }) => ms)),
    Math.max(...main.map((task) => task.workedMs)),
  ]
  const exact = first.seen.filter(({ isExact }) => isExact).length
  // During the first hundred the engine still compiles the code.
  const [before = 0, after = 0] = [memory[1], memory.at(-1)]
  const alone = (ms: string) => (Number(ms) / slower).toFixed(0)
  const mB = (bytes: number) => (bytes / 1e6).toFixed(1)
  return {
    lines: formatTable([
      ['Chromium, 1280 × 720', 'processor ms', 'alone about', 'clock ms', 'at most'],
      ['a frame, median', worked.median, alone(worked.median), clock.median, `${MAX_FRAME_MS}`],
      ['a frame, 95 of 100', worked.most, alone(worked.most), clock.most, ''],
      ['the one that is read, with its portrait', read.median, alone(read.median), '', ''],
      ['first result, median', work.toFixed(0), alone(work.toFixed(0)), firsts.median, `${MAX_FIRST_MS}`],
      ['first result, 95 of 100', '', '', firsts.most, ''],
      ['longest task of the page', longestWorked.toFixed(0), '', longest.toFixed(0), `${MAX_TASK_MS}`],
    ]).concat(
      `${exact} of ${first.seen.length} documents read before the camera, in ${first.seen.map(({ looks: own }) => own).join(', ')} looks`,
      `the same work took ${slower.toFixed(2)} times what it takes alone`,
      `memory after each hundred of ${SCANS} scans: ${memory.map(mB).join(', ')} MB`,
    ),
    summary: `${worked.median} ms of the processor a frame, first result after ${firsts.median} ms (${work.toFixed(0)} of the processor), longest task of the page ${longestWorked.toFixed(0)} ms, ${mB(after - before)} MB more after ${SCANS} scans than after 200`,
    violations: [
      ...(Number(worked.median) > MAX_FRAME_MS ? [`A frame takes more than ${MAX_FRAME_MS} ms of the processor.`] : []),
      ...(work > MAX_FIRST_MS ? [`The first result takes more than ${MAX_FIRST_MS} ms of the processor.`] : []),
      ...(longestWorked > MAX_TASK_MS ? [`A task of the page works for more than ${MAX_TASK_MS} ms.`] : []),
      ...(after > before * (1 + MAX_MEMORY_GROWTH) ? ['Memory grows with each scan.'] : []),
      ...(exact < first.seen.length ? ['A document before the camera was not read, or not exactly.'] : []),
    ],
    results: {
      looks,
      first: first.seen,
      longest,
      longestWorked,
      memory,
      slower,
    },
  }
}
