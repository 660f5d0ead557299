import type { Stay } from '@foyer/contract/staff/stay.ts'
import { StateWord } from '../../parts/state-word.tsx'
import { useWords } from '../../wordings/words-context.tsx'
import styles from './stay-messages.module.css'

/** What the hotel has written for the guest, and whether they have seen it. */
export function StayMessages({ stay: { messages } }: { stay: Stay }) {
  const { say } = useWords()
  if (messages.length === 0) return null
  return (
    <section>
      <h3>{say('stay.messages')}</h3>
      <ul className={styles['messages']}>
        {messages.map(({ id, text, read }) => (
          <li key={id}>
            <p>{text}</p>
            <StateWord mark={read ? 'done' : 'notYet'}>
              {say(read ? 'stay.message.read' : 'stay.message.unread')}
            </StateWord>
          </li>
        ))}
      </ul>
    </section>
  )
}
