import { keepMember, listMembers, type Member, removeMember } from '@foyer/contract/staff/members.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useState } from 'react'
import { useProblemToast } from '../../parts/problem-text.ts'

/** The hotel's club: changes take effect at once, and the member removed last can be restored. */
export function useMembers() {
  const complain = useProblemToast()
  const [search, setSearch] = useState('')
  const [gone, setGone] = useState<Member>()
  const load = useLoad(listMembers, { query: search.trim() ? { search: search.trim() } : {} }, { again: true })
  const keeping = useCall(keepMember)
  const removing = useCall(removeMember)
  const settled = { onError: complain, onSettled: () => void load.refetch() }

  return {
    search,
    setSearch,
    list: load.data,
    problem: load.data ? undefined : load.error,
    again: () => void load.refetch(),
    isKeeping: keeping.isPending,
    keep: (member: Member, onDone: () => void) =>
      keeping.mutate(
        { body: member },
        {
          ...settled,
          onSuccess: () => {
            if (gone?.number === member.number) setGone(undefined)
            onDone()
          },
        },
      ),
    remove: (number: string) =>
      removing.mutate({ body: { number } }, { ...settled, onSuccess: ({ member }) => setGone(member) }),
    gone,
  }
}
