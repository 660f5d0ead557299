import type { StaffUser } from '@foyer/contract/staff/users.ts'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { ConfirmDialog } from '../../parts/dialog.tsx'
import { Loading, LoadProblem } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { ScrollRegion } from '../../parts/scroll-region.tsx'
import { useSession } from '../../session/session-context.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { type UserAction, useUsers } from './use-users.ts'
import { UsersTable } from './users-table.tsx'

export function UsersView() {
  const { say } = useTexts()
  const { mayDo } = useSession()
  const { users, problem, again, isBusy, give, act } = useUsers()
  const [isInviting, setIsInviting] = useState(false)
  const [asked, setAsked] = useState<{ deed: UserAction; user: StaffUser }>()
  const mayChange = mayDo('changeUsers')
  const invite = mayChange && (
    <Button look="primary" onClick={() => setIsInviting(true)}>
      <Plus size={16} aria-hidden />
      {say('users.invite')}
    </Button>
  )
  return (
    <Page title={say('users.title')} sub={users && say('users.sub', { n: users.length })} act={invite}>
      {problem && <LoadProblem problem={problem} onAgain={again} />}
      {!problem && !users && <Loading />}
      {users && (
        <ScrollRegion label={say('users.region')}>
          <UsersTable
            users={users}
            change={mayChange ? { isBusy, onRole: give, onAsk: (deed, user) => setAsked({ deed, user }) } : undefined}
          />
        </ScrollRegion>
      )}
      {isInviting && (
        <InviteDialog
          onClose={() => {
            setIsInviting(false)
            again()
          }}
        />
      )}
      {asked && (
        <ConfirmDialog
          title={say(`users.${asked.deed}.title`, { name: asked.user.name })}
          text={say(`users.${asked.deed}.text`)}
          does={say(`users.${asked.deed}`)}
          busy={isBusy}
          onConfirm={() => act(asked.deed, asked.user, () => setAsked(undefined))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Page>
  )
}
