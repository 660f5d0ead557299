import { buttonClass } from '../parts/button.tsx'
import { Empty } from '../parts/empty.tsx'
import { getHome } from '../places/home.ts'
import { useLink } from '../places/places-context.tsx'
import { useSession } from '../session/session-context.tsx'
import { useTexts } from '../wordings/texts-context.tsx'

/** An unknown address, or one that this role may not open. */
export function NotFoundView() {
  const { say } = useTexts()
  const { hotel } = useSession()
  const link = useLink()
  const home = getHome(hotel.may)
  return (
    <Empty
      drawing="search"
      isPage
      title={say('nowhere.title')}
      act={
        <a className={buttonClass('primary')} {...link(home)}>
          {say(home.view === 'arrivals' ? 'nowhere.go' : 'housekeeping.title')}
        </a>
      }
    >
      {say('nowhere.text')}
    </Empty>
  )
}
