import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import type { Browser } from '@playwright/test'
import { computeSpread } from '../compute-spread.ts'
import { openBrowser } from '../first-screen/phone.ts'
import { buildApps, findBrowserPath } from '../tool.ts'
import { filmPassport } from './camera.ts'
import { Hand, type Step } from './hand.ts'
import { enrol, type Lobby, startLobby } from './lobby.ts'
import { recordTraffic, type Traffic } from './traffic.ts'
import { type Party, walkThrough } from './walk-through.ts'

const ROUNDS = 3

interface CheckIn {
  readonly name: string
  readonly party: Party
  readonly device: keyof typeof devices
  readonly promised: { readonly taps: number; readonly seconds: number }
  /** Prints a table of where the time goes. */
  readonly isShownByStep?: true
}

const checkIns: readonly CheckIn[] = [
  {
    name: 'FOY1001 on a phone',
    party: { reservation: 'FOY1001', surname: 'Garcia Lopez' },
    device: 'phone',
    promised: { taps: 20, seconds: 6 },
  },
  {
    name: 'FOY1001 on a phone with a camera',
    party: { reservation: 'FOY1001', surname: 'Garcia Lopez', isFilmed: true },
    device: 'phone',
    promised: { taps: 14, seconds: 12 },
    isShownByStep: true,
  },
  {
    name: 'FOY1001 on a phone, paid at the gateway',
    party: { reservation: 'FOY1001', surname: 'Garcia Lopez' },
    device: 'payingPhone',
    promised: { taps: 22, seconds: 9 },
    isShownByStep: true,
  },
  {
    name: 'FOY1003 at the kiosk',
    party: { reservation: 'FOY1003', surname: 'Rossi' },
    device: 'kiosk',
    promised: { taps: 4, seconds: 2 },
  },
  {
    name: 'FOY1002 at the kiosk, with scans',
    party: {
      reservation: 'FOY1002',
      surname: 'Muller',
      documents: ['Passport of Anna Müller', 'Passport of Jonas Müller', 'Child’s passport of Lena Müller'],
    },
    device: 'kiosk',
    promised: { taps: 30, seconds: 8 },
  },
]

const phone = {
  isEnrolled: false,
  screen: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
}

const devices = {
  phone: { appKey: 'own', ...phone },
  payingPhone: { appKey: 'pay', ...phone },
  kiosk: { appKey: 'kiosk', isEnrolled: true, screen: { viewport: { width: 1080, height: 1920 } } },
} as const

interface Round {
  readonly steps: ReadonlyMap<string, Step>
  readonly traffic: Traffic
}

/**
 * Measures the cost of a whole check-in for a guest and the network, from the language to the key.
 */
export const checkIn: Trial = {
  async run(say) {
    say('building the apps')
    await buildApps()
    const lobby = await startLobby()
    const path = await findBrowserPath()
    const browser = await openBrowser(path)
    const film = filmPassport()
    const filming = await openBrowser(path, film.args)
    const rounds = new Map<string, Round[]>(checkIns.map(({ name }) => [name, []]))
    try {
      for (let round = 1; round <= ROUNDS; round += 1) {
        for (const one of checkIns) {
          say(`${one.name}, round ${round} of ${ROUNDS}`)
          await lobby.reset()
          rounds.get(one.name)?.push(await runOnce(one.party.isFilmed ? filming : browser, lobby, one))
        }
      }
    } finally {
      await filming.close()
      film.remove()
      await browser.close()
      await lobby.close()
    }
    return buildOutcome(rounds)
  },
}

/** Runs one check-in in a fresh browser. */
async function runOnce(browser: Browser, lobby: Lobby, { party, device }: CheckIn): Promise<Round> {
  const { appKey, isEnrolled, screen } = devices[device]
  const context = await browser.newContext({ ...screen, locale: 'en-GB' })
  try {
    const page = await context.newPage()
    if (isEnrolled) await enrol(page, lobby.url)
    const other = party.documents ? await (await browser.newContext()).newPage() : undefined
    await other?.goto(lobby.panel)
    const hand = new Hand(page)
    const traffic = recordTraffic(page, () => hand.step)
    await page.goto(`${lobby.url}/pok/1/company/1/hotel/1/lang/en/appkey/${appKey}/`)
    hand.begin()
    await walkThrough(hand, party, async (document) => {
      if (party.isFilmed) return
      await page.getByText('The reader is ready for your document.').waitFor()
      const chosen = other?.getByRole('button', { name: new RegExp(`^${document}\\b`) })
      if ((await chosen?.getAttribute('aria-pressed')) !== 'true') await chosen?.click()
      await other?.getByRole('button', { name: 'Hold to the reader' }).click()
    })
    await other?.context().close()
    return { steps: hand.steps, traffic: await traffic() }
  } finally {
    await context.close()
  }
}

const sumSteps = ({ steps }: Round, what: keyof Step) => [...steps.values()].reduce((sum, step) => sum + step[what], 0)

/**
 * Breakdown by screen: each includes the wait after its last action, and the requests made during
 * it.
 */
function toStepRows(all: readonly Round[], last: Round) {
  return [...last.steps].map(([step, { taps, keys }]) => {
    const { requests, bytes } = last.traffic.steps.get(step) ?? { requests: 0, bytes: 0 }
    const machineMs = computeSpread(all.map(({ steps }) => steps.get(step)?.machineMs ?? 0)).median
    return { step, taps, keys, machineMs, requests, bytes }
  })
}

function buildOutcome(rounds: ReadonlyMap<string, readonly Round[]>) {
  const results = checkIns.map(({ name, promised, isShownByStep }) => {
    const all = rounds.get(name) ?? []
    const last = all.at(-1)
    if (!last) throw new Error(`${name} was not walked.`)
    return {
      name,
      promised,
      taps: sumSteps(last, 'taps'),
      keys: sumSteps(last, 'keys'),
      machine: computeSpread(all.map((one) => sumSteps(one, 'machineMs'))),
      traffic: last.traffic,
      steps: isShownByStep ? toStepRows(all, last) : [],
    }
  })
  const seconds = (ms: number) => (ms / 1_000).toFixed(1)
  return {
    lines: [
      ...formatTable([
        [
          'From the language to the key',
          'taps',
          'at most',
          'keys',
          'machine, s',
          'at most',
          'requests',
          'kB',
          'scripts',
          'styles',
          'calls',
          'tracking',
        ],
        ...results.map(({ name, promised, taps, keys, machine, traffic }) => [
          name,
          `${taps}`,
          `${promised.taps}`,
          `${keys}`,
          `${seconds(machine.median)} (${seconds(machine.lowest)} to ${seconds(machine.highest)})`,
          `${promised.seconds}`,
          `${traffic.requests}`,
          (traffic.bytes / 1_000).toFixed(0),
          `${traffic.scripts}`,
          `${traffic.styles}`,
          `${traffic.calls}`,
          `${traffic.tracking}`,
        ]),
      ]),
      ...results.flatMap(({ name, steps }) =>
        steps.length === 0
          ? []
          : formatTable([
              [name, 'taps', 'keys', 'machine, s', 'requests', 'kB'],
              ...steps.map(({ step, taps, keys, machineMs, requests, bytes }) => [
                step,
                `${taps}`,
                `${keys}`,
                (machineMs / 1_000).toFixed(2),
                `${requests}`,
                (bytes / 1_000).toFixed(1),
              ]),
            ]),
      ),
      `${ROUNDS} walks each in a new browser; median (lowest to highest). A key that leads to the next box is a key; the 400 ms in which a new screen takes no tap are no waiting.`,
      '',
    ],
    summary: results.map(({ name, taps, machine }) => `${name} ${taps} taps ${seconds(machine.median)} s`).join(', '),
    violations: results.flatMap(({ name, promised, taps, machine }) => [
      ...(taps > promised.taps ? [`${name} takes ${taps} taps; ${promised.taps} are promised.`] : []),
      ...(machine.lowest > promised.seconds * 1_000
        ? [`${name} waits ${seconds(machine.lowest)} s for the machine, at its best; ${promised.seconds} are promised.`]
        : []),
    ]),
    results: { checkIns: results },
  }
}
