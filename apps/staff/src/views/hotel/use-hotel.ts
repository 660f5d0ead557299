import { previewHotel, publishHotel, readHotel, undoHotel } from '@foyer/contract/staff/hotel.ts'
import { currentSession } from '@foyer/contract/staff/session.ts'
import { isDeepEqual } from '@foyer/domain/config/diff-configs.ts'
import type { EditableConfig } from '@foyer/domain/config/editable-config.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useSession } from '../../session/session-context.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { useStoredDraft } from './use-stored-draft.ts'
import { getValue, withValue } from './value-at-path.ts'

export function useHotel() {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const { renew } = useSession()
  const load = useLoad(readHotel)
  const session = useLoad(currentSession, {}, { when: false })
  const preview = useCall(previewHotel)
  const publishing = useCall(publishHotel)
  const undoing = useCall(undoHotel)
  const [begun, setBegun] = useStoredDraft()
  const known = load.data
  const draft = begun?.part ?? known?.part
  const base = begun?.base ?? known?.version ?? 0
  const isChanged = begun !== undefined && !isDeepEqual(begun.part, known?.part)

  const change = (part: EditableConfig) => {
    preview.reset()
    setBegun({ base, part })
  }
  const forget = () => {
    preview.reset()
    setBegun(undefined)
  }
  /** The bar and the clocks show the hotel's name and time, so the session is renewed too. */
  async function loadAnew() {
    await load.refetch()
    const { data } = await session.refetch()
    if (data) renew(data)
  }
  const after = (words: string, onDone: () => void) => ({
    onSuccess: async () => {
      toast('done', words)
      forget()
      onDone()
      await loadAnew()
    },
    onError: complain,
  })

  return {
    draft,
    version: base,
    currency: draft?.hotel?.currency ?? 'EUR',
    problem: known ? undefined : load.error,
    again: () => void load.refetch(),
    isChanged,
    /** A colleague has published since this draft was begun. */
    isOvertaken: isChanged && known !== undefined && known.version !== base,
    issues: preview.data?.issues ?? [],
    changes: preview.data?.changes ?? [],
    valueOf: (path: string) => getValue(draft, path),
    set: (path: string, value: unknown) => draft && change(withValue(draft, path, value)),
    forget,
    isChecking: preview.isPending,
    /** Checks the draft, and calls `onFine` if it can be published. */
    check: (onFine: () => void) =>
      draft &&
      preview.mutate(
        { body: { part: draft } },
        { onSuccess: ({ issues }) => issues.length === 0 && onFine(), onError: complain },
      ),
    isPublishing: publishing.isPending || undoing.isPending,
    publish: (onDone: () => void) =>
      draft && publishing.mutate({ body: { base, part: draft } }, after(say('hotel.published'), onDone)),
    undo: (to: number | undefined, onDone: () => void) =>
      undoing.mutate(
        { body: { base: known?.version ?? 0, ...(to !== undefined && { to }) } },
        after(say('hotel.undone'), onDone),
      ),
  }
}

export type HotelForm = ReturnType<typeof useHotel>
