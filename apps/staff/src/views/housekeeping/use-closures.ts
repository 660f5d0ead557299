import { closeRoom, type HousekeepingRoom, listHousekeeping, reopenRoom } from '@foyer/contract/staff/housekeeping.ts'
import type { Problem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useProblemText, useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

interface Days {
  readonly startDate: string
  readonly endDate: string
  readonly reason: string
}

/** Takes rooms out of order and opens them again; each can be undone by the other. */
export function useClosures() {
  const { say, day } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const textOf = useProblemText()
  const queries = useQueryClient()
  const close = useCall(closeRoom)
  const reopen = useCall(reopenRoom)
  const reload = () => void queries.invalidateQueries({ queryKey: [listHousekeeping.name] })

  function openAgain(
    number: string,
    { id, reason, startDate, endDate }: Days & { readonly id: string },
    onDone = () => {},
  ) {
    reopen.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          onDone()
          toast('done', say('housekeeping.reopen.said', { number }), {
            label: say('housekeeping.undo'),
            act: () => closeAgain(number, { startDate, endDate, reason }),
          })
        },
        onError: complain,
        onSettled: reload,
      },
    )
  }

  /** From today, because days in the past cannot be closed. */
  function closeAgain(number: string, { startDate, endDate, reason }: Days): void {
    const today =
      queries.getQueriesData<{ day: string }>({ queryKey: [listHousekeeping.name] })[0]?.[1]?.day ?? startDate
    const from = startDate < today ? today : startDate
    const options = { onError: complain, onSettled: reload }
    close.mutate({ body: { roomNumber: number, startDate: from, endDate, reason } }, options)
  }

  return {
    isClosing: close.isPending,
    problem: close.error ? toText(close.error) : undefined,
    close: ({ number }: Pick<HousekeepingRoom, 'number'>, days: Days, onDone: () => void) =>
      close.mutate(
        { body: { roomNumber: number, ...days } },
        {
          onSuccess: ({ id }) => {
            onDone()
            toast('done', say('housekeeping.close.said', { number, day: day(days.endDate) }), {
              label: say('housekeeping.undo'),
              act: () => openAgain(number, { id, ...days }),
            })
          },
          onSettled: reload,
        },
      ),
    reopen: ({ number, closure }: HousekeepingRoom) => closure && openAgain(number, closure),
  }

  function toText(problem: Problem): string {
    return problem.code === 'roomInUse' && problem.detail
      ? say('housekeeping.close.taken', { reference: problem.detail })
      : textOf(problem)
  }
}

export type Closures = ReturnType<typeof useClosures>
