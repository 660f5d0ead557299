import type { Stay } from '@foyer/contract/staff/stay.ts'
import { guessLanguage } from '@foyer/domain/reservation/booking-language.ts'
import { localizeMessage } from '@foyer/domain/reservation/localize-message.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { StateLabel } from '../../parts/state-label.tsx'
import { useSession } from '../../session/session-context.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './stay-messages.module.css'
import { useStayMessages } from './use-stay-messages.ts'
import { WriteMessageDialog } from './write-message-dialog.tsx'

interface StayMessagesProps {
  readonly stay: Stay
  readonly name: string
  readonly onChanged: () => void
}

/**
 * Messages to the guest, whether they were read, and a new one while the guest is still expected.
 */
export function StayMessages({ stay, name, onChanged }: StayMessagesProps) {
  const { say, language } = useTexts()
  const { mayDo } = useSession()
  const acts = useStayMessages(stay.reference, onChanged)
  const [isWriting, setIsWriting] = useState(false)
  const mayWork = mayDo('workOnStay')
  const mayWrite = mayWork && stay.state === 'expected'
  if (stay.messages.length === 0 && !mayWrite) return null
  return (
    <section>
      <h3>{say('stay.messages')}</h3>
      <ul className={styles['messages']}>
        {stay.messages.map((message) => {
          const { id, read } = message
          const said = localizeMessage(message, language)
          return (
            <li key={id}>
              <p lang={said.language} dir="auto">
                {said.text}
              </p>
              <StateLabel mark={read ? 'done' : 'notYet'}>
                {say(read ? 'stay.message.read' : 'stay.message.unread')}
              </StateLabel>
              {mayWork && !read && (
                <Button look="quiet" busy={acts.isWithdrawing} onClick={() => acts.withdraw(id)}>
                  {say('stay.message.withdraw')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {mayWrite && <Button onClick={() => setIsWriting(true)}>{say('stay.message.write')}</Button>}
      {isWriting && (
        <WriteMessageDialog
          name={name}
          language={guessLanguage(stay)}
          busy={acts.isWriting}
          onWrite={(message) => acts.write(message, name, () => setIsWriting(false))}
          onClose={() => setIsWriting(false)}
        />
      )}
    </section>
  )
}
