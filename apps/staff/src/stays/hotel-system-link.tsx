import { useSession } from '../session/session-context.tsx'
import words from '../theme/words.module.css'
import { useTexts } from '../wordings/texts-context.tsx'

/** Leads to the hotel's own system, if the hotel has one and has given its address. */
export function HotelSystemLink() {
  const { say } = useTexts()
  const { systemUrl } = useSession().hotel
  if (!systemUrl) return null
  return (
    <a className={words['link']} href={systemUrl} target="_blank" rel="noreferrer">
      {say('hotelSystem.open')}
    </a>
  )
}
