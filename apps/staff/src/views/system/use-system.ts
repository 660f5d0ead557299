import { tellHotelAgain } from '@foyer/contract/staff/hotel-system.ts'
import { currentSession } from '@foyer/contract/staff/session.ts'
import {
  checkSystemDraft,
  connectHotelSystem,
  disconnectHotelSystem,
  dropSystemDraft,
  readSystemSetup,
  type SystemMappingInput,
  saveSystemDraft,
  type systemCheckOutcomes,
  tryHotelSystem,
} from '@foyer/contract/staff/system-setup.ts'
import { type ConnectedKind, getSystemKind, type SystemMappingName } from '@foyer/domain/config/hotel-system-kinds.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useState } from 'react'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useSession } from '../../session/session-context.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

type Values = Readonly<Record<string, string>>

/** What is typed and chosen, and not saved yet. */
interface Edited {
  readonly kind: ConnectedKind
  readonly values: Values
  readonly secrets: Values
  readonly mapping: SystemMappingInput
}

export interface SystemOutcome {
  readonly of: 'check' | 'dryRun'
  readonly outcome: (typeof systemCheckOutcomes)[number]
  readonly text?: string | undefined
}

export function useSystem() {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const { renew } = useSession()
  const load = useLoad(readSystemSetup)
  const session = useLoad(currentSession, {}, { when: false })
  const saving = useCall(saveSystemDraft)
  const dropping = useCall(dropSystemDraft)
  const checking = useCall(checkSystemDraft)
  const trying = useCall(tryHotelSystem)
  const connecting = useCall(connectHotelSystem)
  const disconnecting = useCall(disconnectHotelSystem)
  const sending = useCall(tellHotelAgain)
  const [edited, setEdited] = useState<Edited>()
  const [outcome, setOutcome] = useState<SystemOutcome>()
  const { live, draft: stored, undelivered = [], ours } = load.data ?? {}
  const draft = edited ?? (stored && { ...stored, secrets: {} })
  const isChanged = edited !== undefined

  async function loadAnew() {
    await load.refetch()
    setEdited(undefined)
    const { data } = await session.refetch()
    if (data) renew(data)
  }

  async function save(next: Edited | undefined) {
    if (next) await saving.mutateAsync({ body: { ...next, values: { ...next.values }, secrets: { ...next.secrets } } })
  }

  /** What is typed is saved first, so that it is asked about. */
  async function ask(of: SystemOutcome['of'], next = edited) {
    setOutcome(undefined)
    await save(next)
    const said = await (of === 'check' ? checking : trying).mutateAsync({})
    await load.refetch()
    setEdited(undefined)
    setOutcome({ of, ...said })
  }

  const change = (next: Partial<Edited>) => draft && setEdited({ ...pickEdited(draft), ...next })

  return {
    live,
    ours,
    undelivered,
    isLoaded: load.data !== undefined,
    problem: load.data ? undefined : load.error,
    again: () => void load.refetch(),
    draft,
    choices: stored?.choices,
    secretsSet: stored?.secretsSet ?? [],
    dryRun: stored?.dryRun,
    /** The dry run says nothing about what is typed now. */
    isDryRunOld: isChanged || stored?.isDryRunOld !== false,
    outcome,
    isBusy: saving.isPending || dropping.isPending || connecting.isPending || disconnecting.isPending,
    isChecking: checking.isPending,
    isTrying: trying.isPending,
    begin: (kind: ConnectedKind) =>
      setEdited(
        live?.kind === kind
          ? { kind, values: live.values, secrets: {}, mapping: live.mapping }
          : { kind, values: listInitial(kind), secrets: {}, mapping: {} },
      ),
    setValue: (name: string, value: string) => draft && change({ values: { ...draft.values, [name]: value } }),
    setSecret: (name: string, value: string) => draft && change({ secrets: { ...draft.secrets, [name]: value } }),
    setMapped: (mapping: SystemMappingName, name: string, theirs: string) => {
      if (!draft) return
      const { [name]: _, ...others } = draft.mapping[mapping] ?? {}
      change({ mapping: { ...draft.mapping, [mapping]: theirs ? { ...others, [name]: theirs } : others } })
    },
    check: () => void ask('check').catch(complain),
    /** Another one has other lists to choose from. */
    choose: (name: string, value: string) =>
      draft && void ask('check', { ...pickEdited(draft), values: { ...draft.values, [name]: value } }).catch(complain),
    tryOut: () => void ask('dryRun').catch(complain),
    drop: () => {
      setOutcome(undefined)
      setEdited(undefined)
      if (stored) dropping.mutate({}, { onError: complain, onSettled: () => void load.refetch() })
    },
    connect: () =>
      connecting.mutate(
        {},
        {
          onSuccess: () => {
            setOutcome(undefined)
            toast('done', say('systemSetup.connected'))
          },
          onError: complain,
          onSettled: () => void loadAnew(),
        },
      ),
    disconnect: (waiting: number, onDone: () => void) =>
      disconnecting.mutate(
        { body: { waiting } },
        {
          onSuccess: () => {
            toast('done', say('systemSetup.disconnected'))
            onDone()
          },
          onError: complain,
          onSettled: () => void loadAnew(),
        },
      ),
    sendAgain: (id: string) =>
      sending.mutate({ params: { id } }, { onError: complain, onSettled: () => void load.refetch() }),
  }
}

export type SystemForm = ReturnType<typeof useSystem>

const pickEdited = ({ kind, values, secrets, mapping }: Edited): Edited => ({ kind, values, secrets, mapping })

const listInitial = (kind: ConnectedKind): Values =>
  Object.fromEntries(getSystemKind(kind).fields.flatMap(({ name, initial }) => (initial ? [[name, initial]] : [])))
