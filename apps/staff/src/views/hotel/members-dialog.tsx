import type { Member } from '@foyer/contract/staff/members.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { SelectField, TextField } from '../../parts/field.tsx'
import { Loading, LoadProblem } from '../../parts/loading.tsx'
import { Table } from '../../parts/table.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './hotel.module.css'
import { RemoveCell } from './remove-cell.tsx'
import { useMembers } from './use-members.ts'

/** Members of the hotel's club, who get a promotional code. */
export function MembersDialog({ onClose }: { onClose: () => void }) {
  const { say } = useTexts()
  const club = useMembers()
  const { list, gone } = club
  return (
    <Dialog title={say('hotel.members.title')} onClose={onClose}>
      <p className={words['soft']}>{say('hotel.members.about')}</p>
      {club.problem && <LoadProblem problem={club.problem} onAgain={club.again} />}
      <div className={styles['members']}>
        {list && <NewMember codes={list.promotionalCodes} busy={club.isKeeping} onKeep={club.keep} />}
        <TextField
          wide
          type="search"
          label={say('hotel.members.search')}
          autoComplete="off"
          value={club.search}
          onChange={({ target }) => club.setSearch(target.value)}
        />
        {gone && (
          <p className={styles['gone']} role="status">
            {say('hotel.members.removed', { number: gone.number })}
            <Button onClick={() => club.keep(gone, () => {})}>{say('hotel.members.back')}</Button>
          </p>
        )}
        {list ? <Members members={list.members} count={list.count} onRemove={club.remove} /> : <Loading />}
      </div>
    </Dialog>
  )
}

interface NewMemberProps {
  codes: readonly string[]
  busy: boolean
  onKeep: (member: Member, onDone: () => void) => void
}

function NewMember({ codes, busy, onKeep }: NewMemberProps) {
  const { say } = useTexts()
  const [number, setNumber] = useState('')
  const [email, setEmail] = useState('')
  const [chosen, setChosen] = useState<string>()
  const promotionalCode = chosen ?? codes[0]
  if (promotionalCode === undefined) return <p>{say('hotel.members.noCode')}</p>
  const isFilled = number.trim() !== '' && /.@./.test(email)
  const keep = () =>
    onKeep({ number: number.trim(), email: email.trim(), promotionalCode }, () => {
      setNumber('')
      setEmail('')
    })
  return (
    <div className={styles['newMember']}>
      <TextField
        label={say('hotel.members.number')}
        autoComplete="off"
        maxLength={40}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
      />
      <TextField
        label={say('hotel.members.email')}
        autoComplete="off"
        inputMode="email"
        maxLength={254}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <SelectField
        label={say('hotel.members.code')}
        value={promotionalCode}
        onChange={({ target }) => setChosen(target.value)}
      >
        {codes.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </SelectField>
      <Button busy={busy} disabled={!isFilled} onClick={keep}>
        {say('hotel.members.keep')}
      </Button>
    </div>
  )
}

interface MembersProps {
  members: readonly Member[]
  count: number
  onRemove: (number: string) => void
}

function Members({ members, count, onRemove }: MembersProps) {
  const { say } = useTexts()
  if (members.length === 0) return <p className={words['muted']}>{say('hotel.members.none')}</p>
  return (
    <>
      <p className={words['muted']}>{say('hotel.members.count', { n: count })}</p>
      <Table
        caption={say('hotel.members.title')}
        columns={[
          { label: say('hotel.members.number') },
          { label: say('hotel.members.email') },
          { label: say('hotel.members.code') },
          { label: say('do.more'), unseen: true },
        ]}
      >
        <tbody>
          {members.map(({ number, email, promotionalCode }) => (
            <tr key={number}>
              <td>{number}</td>
              <td className={styles['address']}>{email}</td>
              <td>{promotionalCode}</td>
              <RemoveCell label={say('hotel.members.remove', { number })} onRemove={() => onRemove(number)} />
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}
