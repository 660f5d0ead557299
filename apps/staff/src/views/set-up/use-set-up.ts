import { type SetUp, setUpHotel, setUp as setUpSchema } from '@foyer/contract/staff/set-up.ts'
import type { Language } from '@foyer/domain/basics/language.ts'
import { weakPasswordReason } from '@foyer/domain/staff/password.ts'
import { InputProblem } from '@foyer/web/api/call-api.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { parseRooms, type RoomLine } from '../../parts/parse-rooms.ts'

export interface DeviceLine {
  readonly id: number
  readonly appKey: 'kiosk' | 'tablet' | 'frontapp'
  readonly name: string
}

/** Values of the form's pages, as typed. */
export interface Draft {
  readonly code: string
  readonly administrator: SetUp['administrator']
  readonly company: string
  readonly product: SetUp['product']
  readonly hotel: SetUp['hotel']
  readonly rooms: readonly RoomLine[]
  readonly devices: readonly DeviceLine[]
  readonly demoOff: boolean
}

export const steps = ['code', 'administrator', 'hotel', 'rooms', 'devices'] as const
export type Step = (typeof steps)[number]

export function createDraft(language: Language, kiosk: string): Draft {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return {
    code: '',
    administrator: { name: '', email: '', password: '', language },
    company: '',
    product: 'hotel',
    hotel: { name: '', city: '', country: '', timeZone, currency: 'EUR', languages: [language] },
    rooms: [{ id: 1, numbers: '', type: '', floor: '' }],
    devices: [{ id: 1, appKey: 'kiosk', name: kiosk }],
    demoOff: false,
  }
}

/** Paths of missing or invalid values, by the contract and the hotel's own rules. */
export function findFaults(draft: Draft): string[] {
  const { rooms, faults } = parseRooms(draft.rooms)
  const parsed = z.safeParse(setUpSchema, toSetUp(draft))
  const { administrator } = draft
  return [
    ...(draft.code.trim() === '' ? ['code'] : []),
    ...(parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'))),
    ...(weakPasswordReason(administrator.password, administrator) ? ['administrator.password'] : []),
    ...(draft.rooms.some(({ numbers, type }) => numbers.trim() && !type.trim()) ? ['rooms.type'] : []),
    ...(rooms.length === 0 || faults.length > 0 ? ['rooms'] : []),
  ]
}

/** The page a fault belongs to. */
export function toStep(path: string): Step {
  const [first = ''] = path.split('.')
  if (first === 'company' || first === 'product') return 'hotel'
  return steps.find((step) => step === first) ?? 'code'
}

function toSetUp(draft: Draft): SetUp {
  return {
    administrator: draft.administrator,
    company: draft.company,
    product: draft.product,
    hotel: withoutBlanks(draft.hotel),
    rooms: parseRooms(draft.rooms).rooms,
    devices: draft.devices.map(({ appKey, name }) => ({ appKey, name })),
    demoOff: draft.demoOff,
  }
}

/** Leaves out empty values. */
function withoutBlanks(hotel: SetUp['hotel']): SetUp['hotel'] {
  const said = Object.entries(hotel).filter(([name, value]) => value !== '' || !optional.has(name))
  return Object.fromEntries(said) as SetUp['hotel']
}

const optional: ReadonlySet<string> = new Set(['address', 'phone', 'taxNumber', 'registryNumber'])

export function useSetUp(language: Language, kiosk: string) {
  const [draft, setDraft] = useState(() => createDraft(language, kiosk))
  const [step, setStep] = useState<Step>('code')
  const [shown, setShown] = useState<readonly Step[]>([])
  const call = useCall(setUpHotel)
  const refused = call.error instanceof InputProblem ? call.error.issues.map(({ path }) => path) : []
  const faults = findFaults(draft)
  const at = steps.indexOf(step)

  const next = () => {
    setShown((before) => [...before, step])
    if (faults.some((path) => toStep(path) === step)) return
    const following = steps[at + 1]
    if (following) return setStep(following)
    call.mutate(
      { body: { code: draft.code.trim(), setUp: toSetUp(draft) } },
      {
        onError: (problem) => {
          const path = problem instanceof InputProblem ? problem.issues[0]?.path.replace(/^setUp\./, '') : undefined
          setStep(path ? toStep(path) : problem.code === 'licenseNotFound' ? 'code' : 'devices')
        },
      },
    )
  }
  return {
    draft,
    change: (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes })),
    step,
    goTo: setStep,
    isLast: at === steps.length - 1,
    back: at > 0 ? () => setStep(steps[at - 1] ?? 'code') : undefined,
    next,
    /** Errors show only on pages that the user has tried to leave. */
    isWrong: (path: string) =>
      (shown.includes(toStep(path)) && faults.includes(path)) || refused.some((one) => one.endsWith(path)),
    isBusy: call.isPending,
    problem: call.error,
    outcome: call.data,
  }
}

export type SetUpForm = ReturnType<typeof useSetUp>
