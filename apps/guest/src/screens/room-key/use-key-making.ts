import { getKeyMethod, issuesCards } from '@foyer/domain/keys/key-method.ts'
import { countCards, countCardsDue } from '@foyer/domain/keys/key-order.ts'
import { MIN_PROGRAMMING_MS, TAKE_KEY_MESSAGE_MS } from '@foyer/domain/keys/key-times.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useReservations } from '../../journey/use-reservations.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useNeeds } from '../../site/needs.ts'
import { useSite } from '../../site/site-context.tsx'
import { readFromVisit, removeFromVisit, saveToVisit } from '../../site/visit-storage.ts'
import { pause } from './pause.ts'
import { type KeyResult, type NamedKey, useMakeKey } from './use-make-key.ts'

/** Text from the specification. */
const IAGONA_FAILED = 'Iagona Error: failed to create cards'

type Stage =
  /** No key is being made here, or the guest already has it. */
  'none' | 'choose' | 'making' | 'take'

interface FailedKey {
  readonly reference: string
  readonly amount: number
}

type OnGranted = (cards: number, id: string) => void

interface KeyMakingOptions {
  /** Undefined until it is loaded, and for a guest who may not have a key. */
  readonly reservation: Reservation | undefined
  /** From the address. */
  readonly amount: number | undefined
  readonly named: NamedKey
  /** True if the guest returns to the card: they have one already, and may want another. */
  readonly isBack: boolean
  readonly onDone: () => void
}

/** Makes the guest's key, from the question how many to the moment the last card is taken. */
export function useKeyMaking({ reservation, amount: addressed, named, isBack, onDone }: KeyMakingOptions) {
  const { site } = useSite()
  const { moreTime } = useNeeds()
  const problems = useProblems()
  const { refresh } = useReservations()
  const wishes = useIdempotencyKey()
  const way = getKeyMethod(site)
  const { make, card } = useMakeKey(way)
  const [stage, setStage] = useState<Stage>('none')
  const [made, setMade] = useState<{ cards: number; id: string }>()
  const [missing, setMissing] = useState(0)
  // Read once: a failure here opens an error page, and its retry mounts this screen again.
  const [failed] = useState(() => readFromVisit<FailedKey>('keyFailed'))
  const isOn = useRef(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  // A code has to be read first; a card is already in the guest's hand.
  const goOn = useEffectEvent(() => (way === 'pin' ? setStage('none') : onDone()))

  const reference = reservation?.reference
  const cut = reservation?.keys?.cards ?? 0
  const due = reservation && issuesCards(site) ? countCardsDue({ adults: reservation.adults, cut }) : 0
  const open = reservation?.keys?.open
  const cards = made?.cards ?? (due || (reservation ? countCards(reservation) : 1))
  const isMade = reference !== undefined && readFromVisit<string>('key') === reference
  // After a failure the guest is not asked again how many cards to make.
  const amount =
    addressed ?? (failed && failed.reference === reference && !open ? Math.min(failed.amount, due) : undefined)
  const begins = selectFirstStage({ way, due, cut, open, isMade, isBack, amount })

  const start = useEffectEvent(async (wanted: number | undefined) => {
    if (isOn.current || !reservation) return
    const { reference } = reservation
    isOn.current = true
    setMissing(0)
    setStage('making')
    // However fast the key is made, the text stays long enough to be read.
    let granted = 0
    const onGranted = (cards: number, id: string) => {
      granted = cards
      setMade({ cards, id })
    }
    const [result] = await Promise.all([tried(reservation, wanted, onGranted), pause(MIN_PROGRAMMING_MS)])
    isOn.current = false
    wishes.reset()
    if (!isHere.current) return
    if (result.as === 'failed' && wanted !== undefined) saveToVisit('keyFailed', { reference, amount: wanted })
    if (result.as !== 'done') return fail(reference, result)
    removeFromVisit('keyFailed')
    saveToVisit('key', reference)
    const lacking = Math.max(0, granted - (result.cards ?? granted))
    setMissing(lacking)
    setStage('take')
    await refresh()
    // If cards are missing, the guest has something to read and to choose.
    if (lacking > 0) return
    await pause(TAKE_KEY_MESSAGE_MS * (moreTime ? 2 : 1))
    if (isHere.current) goOn()
  })

  async function tried(of: Reservation, wanted: number | undefined, onGranted: OnGranted): Promise<KeyResult> {
    try {
      const key = wishes.keyFor({ of: of.reference, wanted, ...named })
      return await make({ reservation: of, amount: wanted, named, key }, onGranted)
    } catch (caught) {
      const problem = caught instanceof Problem ? caught : new Problem('unexpected')
      return { as: problemsForReception.has(problem.code) ? 'unknown' : 'failed', problem }
    }
  }

  function fail(code: string, { as, problem }: Exclude<KeyResult, { as: 'done' }>): void {
    setStage('none')
    const said = way === 'iagona' && as === 'failed' ? new Problem(problem.code, IAGONA_FAILED) : problem
    problems.show(said, { code, ...(as === 'failed' && { keyAgain: true }) })
  }

  const begin = useEffectEvent((first: typeof begins) => {
    if (first === 'choose') setStage('choose')
    if (first === 'make') void start(amount)
    if (first === 'pending' && reference) problems.show(new Problem('keyPending'), { code: reference })
  })
  useEffect(() => {
    if (reference) begin(begins)
  }, [reference, begins])

  return {
    way,
    stage,
    due,
    cards: stage === 'take' ? cards - missing : cards,
    /** Number of cards that are out. */
    out: stage === 'take' ? cards - missing : card && card.key === made?.id ? card.card : 0,
    start: (wanted: number) => void start(wanted),
    /** Number of cards that were granted but did not come out. */
    missing: stage === 'take' ? missing : 0,
    /** Set if the guest has a card and may have another. */
    another: stage === 'none' && (isBack || cut > 0) && due > 0 && !open ? () => setStage('choose') : undefined,
    takeLater: cut > 0 || isMade ? () => setStage('none') : undefined,
    goOn: stage === 'take' ? () => goOn() : undefined,
  }
}

/** Problems that a retry can't solve. */
const problemsForReception: ReadonlySet<string> = new Set([
  'keyPending',
  'keysGiven',
  'proofTooWeak',
  'mayNot',
  'notCheckedIn',
])

interface FirstStageOptions {
  readonly way: ReturnType<typeof getKeyMethod>
  readonly due: number
  readonly cut: number
  readonly open: { readonly state: 'granted' | 'unknown' } | undefined
  readonly isMade: boolean
  readonly isBack: boolean
  readonly amount: number | undefined
}

/** The first stage of this screen. After a reload, it continues what was begun before. */
function selectFirstStage({
  way,
  due,
  cut,
  open,
  isMade,
  isBack,
  amount,
}: FirstStageOptions): 'none' | 'choose' | 'make' | 'pending' {
  if (way === 'code') return 'none'
  if (way === 'simulated' || way === 'pin') return isMade || isBack ? 'none' : 'make'
  if (open?.state === 'unknown') return 'pending'
  if (open) return 'make'
  if (isBack || cut > 0 || due === 0) return 'none'
  return due === 1 || amount !== undefined ? 'make' : 'choose'
}
