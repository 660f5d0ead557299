import { resetSecondFactor } from '@foyer/contract/staff/second-factor.ts'
import { changeRole, listUsers, removeUser, type StaffUser, signOutUser } from '@foyer/contract/staff/users.ts'
import type { Role } from '@foyer/domain/staff/roles.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

export type UserAction = 'signOut' | 'resetFactor' | 'remove'

export function useUsers() {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const load = useLoad(listUsers)
  const role = useCall(changeRole)
  const deeds = { signOut: useCall(signOutUser), resetFactor: useCall(resetSecondFactor), remove: useCall(removeUser) }
  const again = () => void load.refetch()
  return {
    users: load.data?.users,
    problem: load.data ? undefined : load.error,
    again,
    isBusy: role.isPending || Object.values(deeds).some(({ isPending }) => isPending),
    give: ({ id, name }: StaffUser, next: Role) =>
      role.mutate(
        { params: { id }, body: { role: next } },
        {
          onSuccess: () => toast('done', say('users.role.said', { name, role: say(`role.${next}`) })),
          onError: complain,
          onSettled: again,
        },
      ),
    act: (deed: UserAction, { id, name }: StaffUser, onDone: () => void) =>
      deeds[deed].mutate(
        { params: { id } },
        {
          onSuccess: () => toast('done', say(`users.${deed}.said`, { name })),
          onError: complain,
          onSettled: () => {
            again()
            onDone()
          },
        },
      ),
  }
}
