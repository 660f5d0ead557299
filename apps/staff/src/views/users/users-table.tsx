import type { StaffUser } from '@foyer/contract/staff/users.ts'
import { type Role, roleNames } from '@foyer/domain/staff/roles.ts'
import { Button } from '../../parts/button.tsx'
import grid from '../../parts/grid.module.css'
import { StateLabel } from '../../parts/state-label.tsx'
import { Table } from '../../parts/table.tsx'
import { Tag } from '../../parts/tag.tsx'
import { useSession } from '../../session/session-context.tsx'
import { useNow } from '../../session/use-now.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import type { UserAction } from './use-users.ts'
import styles from './users.module.css'

/** Undefined for a role that may only look. */
interface Change {
  isBusy: boolean
  onRole: (user: StaffUser, role: Role) => void
  onAsk: (deed: UserAction, user: StaffUser) => void
}

export function UsersTable({ users, change }: { users: readonly StaffUser[]; change: Change | undefined }) {
  const { say } = useTexts()
  return (
    <Table
      caption={say('users.title')}
      className={styles['users']}
      columns={[
        { label: say('users.name') },
        { label: say('users.email'), className: styles['email'] },
        { label: say('users.role') },
        { label: say('users.lastSignIn'), className: styles['when'] },
        { label: say('users.sessions'), className: styles['when'] },
        ...(change ? [{ label: say('do.more'), unseen: true } as const] : []),
      ]}
    >
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} change={change} />
        ))}
      </tbody>
    </Table>
  )
}

function UserRow({ user, change }: { user: StaffUser; change: Change | undefined }) {
  const { say, moment, count } = useTexts()
  const { session } = useSession()
  const now = useNow()
  const isMe = user.id === session.member.id
  return (
    <tr>
      <td className={styles['name']}>
        {user.name}
        {isMe && <Tag>{say('users.you')}</Tag>}
      </td>
      <td className={styles['email']}>{user.email}</td>
      <td>
        {change ? (
          <select
            className={styles['role']}
            aria-label={say('users.role.of', { name: user.name })}
            value={user.role}
            disabled={change.isBusy}
            onChange={(event) => {
              const role = roleNames.find((name) => name === event.target.value)
              if (role) change.onRole(user, role)
            }}
          >
            {roleNames.map((role) => (
              <option key={role} value={role}>
                {say(`role.${role}`)}
              </option>
            ))}
          </select>
        ) : (
          say(`role.${user.role}`)
        )}
      </td>
      <td className={styles['when']}>
        {user.invited ? (
          <StateLabel mark="notYet">{say('users.invited')}</StateLabel>
        ) : user.sessions === undefined ? (
          say('users.elsewhere')
        ) : user.lastSignInAt ? (
          moment(user.lastSignInAt, now)
        ) : (
          say('users.never')
        )}
      </td>
      <td className={styles['when']}>{user.sessions !== undefined && count(user.sessions)}</td>
      {change && (
        <td>
          <span className={grid['acts']}>
            {user.sessions !== undefined && user.sessions > 0 && !isMe && (
              <Button look="quiet" onClick={() => change.onAsk('signOut', user)}>
                {say('users.signOut')}
              </Button>
            )}
            {user.secondFactor && !isMe && (
              <Button look="quiet" onClick={() => change.onAsk('resetFactor', user)}>
                {say('users.resetFactor')}
              </Button>
            )}
            {!isMe && (
              <Button look="quiet" onClick={() => change.onAsk('remove', user)}>
                {say('users.remove')}
              </Button>
            )}
          </span>
        </td>
      )}
    </tr>
  )
}
