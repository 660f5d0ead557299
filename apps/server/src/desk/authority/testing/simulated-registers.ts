import type { GuestPayload } from '@foyer/contract/guest-payload.ts'
import type { ChooseAuthority } from '../../../outside/authority/authority.ts'
import { chooseAuthority } from '../../../outside/authority/choose-authority.ts'
import { startSimulator } from '../../../testing/start-simulator.ts'

/** A simulated register, with what it has stored of one stay. */
export interface SimulatedRegister {
  readonly authorityFor: ChooseAuthority
  /** Stores the next report and loses the answer. */
  loseAnswer(): Promise<void>
  /** Refuses reports of this stay until it is called again without one. */
  refuse(reference?: string): Promise<void>
  /** Moves the register's own day, where it has one. */
  setDay(today: string): Promise<void>
  /** Days of arrival, one for each person whom it has accepted. */
  listArrivals(surname: string): Promise<readonly string[]>
}

interface Simulator {
  readonly name: 'ses' | 'alloggiati' | 'siba'
  readonly demoUrl: 'demoSesUrl' | 'demoAlloggiatiUrl' | 'demoSibaUrl'
  /** A request to its test control. */
  readonly toControl: (path: string) => string
  readonly listPeople: (ledger: never) => readonly Person[]
  /** Refuses what is sent, by a fault or by its own clock. */
  readonly refuseBy: (reference: string | undefined, today: string) => readonly [path: string, body: object]
}

interface Person {
  readonly surname: string
  readonly arrival: string
}

interface SesLedger {
  readonly batches: readonly { readonly id: string; readonly xml: string }[]
  readonly communications: readonly { readonly batch: string; readonly code?: string }[]
}

const toSesPeople = (xml: string) => {
  const [, arrival = ''] = /<fechaEntrada>([\d-]{10})/.exec(xml) ?? []
  return [...xml.matchAll(/<apellido1>([^<]*)</g)].map(([, surname = '']) => ({ surname, arrival }))
}

/** Both registers only accept arrivals up to their own day. */
const byDay = (reference: string | undefined, today: string) =>
  ['today', { day: reference ? '2027-05-01' : today }] as const

const toIsoDay = (text: string) => text.split('/').toReversed().join('-')

export const simulators = {
  ses: {
    name: 'ses',
    demoUrl: 'demoSesUrl',
    toControl: (path) => path,
    // A batch that no one has asked about yet is stored too.
    listPeople: ({ batches, communications }: SesLedger) =>
      batches
        .filter(({ id }) => communications.every(({ batch, code }) => batch !== id || code))
        .flatMap(({ xml }) => toSesPeople(xml)),
    refuseBy: (reference) => ['faults', { refuse: reference ? [reference] : [] }],
  },
  alloggiati: {
    name: 'alloggiati',
    demoUrl: 'demoAlloggiatiUrl',
    toControl: (path) => `control/${path}`,
    listPeople: ({ rows }: { rows: readonly { row: string }[] }) =>
      rows.map(({ row }) => ({ surname: row.slice(14, 64).trim(), arrival: toIsoDay(row.slice(2, 12)) })),
    refuseBy: byDay,
  },
  siba: {
    name: 'siba',
    demoUrl: 'demoSibaUrl',
    toControl: (path) => `control/${path}`,
    listPeople: ({ bulletins }: { bulletins: readonly { bulletin: Record<string, string> }[] }) =>
      bulletins.map(({ bulletin }) => ({
        surname: bulletin['Apelido'] ?? '',
        arrival: (bulletin['Data_Entrada'] ?? '').slice(0, 10),
      })),
    refuseBy: byDay,
  },
} as const satisfies Record<string, Simulator>

/** What each register asks of a guest besides the usual, and of a child. */
export const asked: Readonly<Record<keyof typeof simulators, Partial<GuestPayload>>> = {
  ses: { relationship: 'PM' },
  alloggiati: { birthCountry: 'DEU' },
  siba: {},
}

export async function startRegister(name: keyof typeof simulators, today: string): Promise<SimulatedRegister> {
  const { demoUrl, toControl, listPeople, refuseBy }: Simulator = simulators[name]
  const { url, control } = await startSimulator(name, { TODAY: today })
  const send = async (path: string, body: object = {}) => {
    const base = name === 'ses' ? control : url
    const answer = await fetch(`${base}/${toControl(path)}`, { method: 'POST', body: JSON.stringify(body) })
    return answer.json()
  }
  const choose = chooseAuthority({ [demoUrl]: url })
  return {
    authorityFor: (hotel, config) => (config.authority.name === name ? choose(hotel, config) : undefined),
    loseAnswer: async () => void (await send('faults', { cutAfter: 1 })),
    refuse: async (reference) => void (await send(...refuseBy(reference, today))),
    setDay: async (day) => void (await send(...refuseBy(undefined, day))),
    listArrivals: async (surname) =>
      listPeople((await send('ledger')) as never)
        .filter((person) => person.surname.toUpperCase() === surname.toUpperCase())
        .map(({ arrival }) => arrival),
  }
}
