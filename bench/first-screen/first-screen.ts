import { availableParallelism, loadavg } from 'node:os'
import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Outcome, Trial } from '@foyer/tools/trials/trial.ts'
import type { Browser } from '@playwright/test'
import { computeSpread, type Spread } from '../compute-spread.ts'
import { createBenchFolder, startServer } from '../server.ts'
import { buildApps, findBrowserPath } from '../tool.ts'
import { findSpot, measureFirstTap, measureLargestPaint, type TapResult, type Target } from './loads.ts'
import { openBrowser, phone, phoneDescription } from './phone.ts'
import { findExceededLimits, formatKb, sizeLimits } from './size-limits.ts'
import { measureSizes, type Sizes } from './sizes.ts'
import { startBarePage } from './start-bare-page.ts'

const LOADS = 9

/**
 * Relative to the bare page: the target for the medians, and the limit that median and best load
 * may not both exceed.
 */
const AIM = 1.3
const LIMIT = 2

const hotelPage = '/pok/1/company/1/hotel/1/lang/en/appkey/own/'

interface Loads {
  readonly paints: readonly number[]
  readonly taps: readonly TapResult[]
}

export const firstScreen: Trial = {
  async run(say) {
    say('building the apps and the bare page')
    await buildApps()
    const bare = await startBarePage()
    const folder = createBenchFolder()
    const server = await startServer(folder.path)
    const browser = await openBrowser(await findBrowserPath())
    try {
      const ours = { url: `${server.url}${hotelPage}`, button: 'English' }
      const loads = await measureLoads(browser, { ours, bare: { url: bare.url, button: 'English' } }, say)
      const scripts = [...new Set(loads.ours.taps.flatMap((tapped) => tapped.scripts))]
      return buildOutcome(measureSizes(scripts), loads, bare.scriptGzipped)
    } finally {
      await browser.close()
      await server.stop()
      await bare.stop()
      folder.remove()
    }
  },
}

/** Loads the pages alternately, so that a busy moment of the machine affects both. */
async function measureLoads(
  browser: Browser,
  { ours, bare }: { ours: Target; bare: Target },
  say: (line: string) => void,
): Promise<{ ours: Loads; bare: Loads }> {
  const spots = { ours: await findSpot(browser, ours), bare: await findSpot(browser, bare) }
  const paints: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] }
  const taps: Record<'ours' | 'bare', TapResult[]> = { ours: [], bare: [] }
  for (let round = 1; round <= LOADS; round += 1) {
    say(`cold loads, round ${round} of ${LOADS}`)
    paints.ours.push(await measureLargestPaint(browser, ours))
    paints.bare.push(await measureLargestPaint(browser, bare))
    taps.ours.push(await measureFirstTap(browser, ours, spots.ours))
    taps.bare.push(await measureFirstTap(browser, bare, spots.bare))
  }
  return { ours: { paints: paints.ours, taps: taps.ours }, bare: { paints: paints.bare, taps: taps.bare } }
}

function buildOutcome(sizes: Sizes, loads: { ours: Loads; bare: Loads }, bareScript: number): Outcome {
  const times = { ours: toTimes(loads.ours), bare: toTimes(loads.bare) }
  const ratio = (what: 'paint' | 'tap') => times.ours[what].median / times.bare[what].median
  const atBest = (what: 'paint' | 'tap') => times.ours[what].lowest / times.bare[what].lowest
  const ratios = { paint: ratio('paint'), tap: ratio('tap') }
  const first = Math.max(sizes.firstScript, sizes.fetchedScript)
  const largest = sizes.screens.toSorted((a, b) => b.script - a.script)[0]
  const broken = [
    ...findExceededLimits(sizes),
    ...Object.entries({ paint: Math.min(ratios.paint, atBest('paint')), tap: Math.min(ratios.tap, atBest('tap')) })
      .filter(([, value]) => value > LIMIT)
      .map(
        ([what, value]) =>
          `The first ${what} takes ${value.toFixed(2)} times as long as on a bare page, even at its best.`,
      ),
  ]
  const last = loads.ours.taps.at(-1)
  return {
    lines: [
      ...formatSizes(sizes, bareScript),
      `${sizes.fetchedFiles} scripts, ${formatKb(sizes.firstCss)} kB of styles, ${last?.fonts} fonts; ${last?.requests} requests and ${formatKb(last?.bytes ?? 0)} kB on the wire until the first tap`,
      '',
      ...formatTimes(times, ratios),
      ...describeLoad(),
      `${LOADS} cold loads each, median (lowest to highest), ms; ${phoneDescription}`,
      '',
    ],
    summary: `${formatKb(first)} of ${formatKb(sizeLimits.first.max)} kB first, ${formatKb(sizes.sharedScript)} kB shared by later screens, ${formatKb(largest?.script ?? 0)} of ${formatKb(sizeLimits.further.max)} kB largest further (${largest?.screen}), paint ${ratios.paint.toFixed(2)} and tap ${ratios.tap.toFixed(2)} times a bare page`,
    violations: broken,
    results: { sizes, bareScript, times, ratios, aim: AIM, phone, loads },
  }
}

function describeLoad(): string[] {
  const [load = 0] = loadavg()
  const cores = availableParallelism()
  // The benchmark itself keeps a browser, a server and a database busy.
  return load > cores * 2
    ? [`The machine had other work (load ${load.toFixed(0)} on ${cores} cores): times say little.`]
    : []
}

type Times = Record<'paint' | 'blocked' | 'tap', Spread>

const toTimes = ({ paints, taps }: Loads): Times => ({
  paint: computeSpread(paints),
  blocked: computeSpread(taps.map(({ blocked }) => blocked)),
  tap: computeSpread(taps.map(({ tap }) => tap)),
})

function formatSizes(
  { firstScript, fetchedScript, fetchedFiles, sharedScript, screens, parts }: Sizes,
  bareScript: number,
): string[] {
  return [
    ...formatTable([
      ['Script, kB gzipped', 'adds', 'at most', 'in files', 'may load later'],
      ['first screen, by its imports', formatKb(firstScript), formatKb(sizeLimits.first.max), '', ''],
      ['first screen, as fetched', formatKb(fetchedScript), formatKb(sizeLimits.first.max), `${fetchedFiles}`, ''],
      ['a bare React page', formatKb(bareScript), '', '', ''],
      ['shared by later screens', formatKb(sharedScript), formatKb(sizeLimits.shared.max), '', ''],
      ...screens.map(({ screen, script, files, later }) => [
        screen,
        formatKb(script),
        formatKb(sizeLimits.further.max),
        `${files}`,
        formatKb(later),
      ]),
    ]),
    `Loaded when needed: ${parts.map(({ name, script }) => `${name} ${formatKb(script)}`).join(', ')}`,
  ]
}

function formatTimes(times: { ours: Times; bare: Times }, ratios: { paint: number; tap: number }): string[] {
  const row = (name: string, what: keyof Times, ratio?: number) => [
    name,
    formatMs(times.ours[what]),
    formatMs(times.bare[what]),
    ratio?.toFixed(2) ?? '',
    ratio === undefined ? '' : `aim ${AIM} ${ratio <= AIM ? 'kept' : 'missed'}`,
  ]
  return formatTable([
    ['4x slower CPU', 'ours', 'bare React', 'ratio', ''],
    row('largest contentful paint', 'paint', ratios.paint),
    row('first tap that works', 'tap', ratios.tap),
    row('blocking time until then', 'blocked'),
  ])
}

const formatMs = ({ median, lowest, highest }: Spread): string =>
  `${median.toFixed(0)} (${lowest.toFixed(0)} to ${highest.toFixed(0)})`
