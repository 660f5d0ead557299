import { markMessagesRead } from '@foyer/contract/reservation.ts'
import { localizeMessage } from '@foyer/domain/reservation/localize-message.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { formatDay } from '../../site/format-day.ts'
import { useSite } from '../../site/site-context.tsx'
import { readFromVisit, saveToVisit } from '../../site/visit-storage.ts'
import css from './messages-modal.module.css'

const SEEN = 'messagesSeen'

/**
 * Unread messages from the hotel. Once closed they
 * stay closed, here at once and in the hotel's system.
 */
export function MessagesModal({ reservations }: { reservations: readonly Reservation[] }) {
  const { label, language } = useSite()
  const text = label.on('your-booking')
  const [seen, setSeen] = useState<readonly string[]>(() => readFromVisit<string[]>(SEEN) ?? [])
  const markRead = useCall(markMessagesRead)
  const unread = reservations.flatMap(({ messages }) => messages).filter(({ id, read }) => !read && !seen.includes(id))
  function close() {
    const all = [...seen, ...unread.map(({ id }) => id)]
    saveToVisit(SEEN, all)
    setSeen(all)
    for (const { reference, messages } of reservations) {
      const read = messages.filter(({ id }) => unread.some((one) => one.id === id)).map(({ id }) => id)
      // Errors are ignored: the message is only shown again another time.
      if (read.length > 0) markRead.mutate({ body: { reference, messages: read } })
    }
  }
  return (
    <Modal
      open={unread.length > 0}
      shape="panel"
      title={text('messages', { count: unread.length })}
      onClose={close}
      actions={
        <Button kind="primary" onPress={close}>
          {text('messagesRead')}
        </Button>
      }
    >
      <ul className={css['messages']}>
        {unread.map((message) => {
          const said = localizeMessage(message, language)
          return (
            <li key={message.id} className={css['message']}>
              <time className={css['date']} dateTime={message.date}>
                {formatDay(message.date, language, 'long')}
              </time>
              <p dir="auto" lang={said.language}>
                {said.text}
              </p>
            </li>
          )
        })}
      </ul>
    </Modal>
  )
}
