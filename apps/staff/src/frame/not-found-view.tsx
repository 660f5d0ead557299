import { buttonClass } from '../parts/button.tsx'
import { Empty } from '../parts/empty.tsx'
import { place } from '../places/place.ts'
import { useLink } from '../places/places-context.tsx'
import { useTexts } from '../wordings/texts-context.tsx'

/** An unknown address, or one that this role may not open. */
export function NotFoundView() {
  const { say } = useTexts()
  const link = useLink()
  return (
    <Empty
      drawing="search"
      title={say('nowhere.title')}
      act={
        <a className={buttonClass('primary')} {...link(place('arrivals'))}>
          {say('nowhere.go')}
        </a>
      }
    >
      {say('nowhere.text')}
    </Empty>
  )
}
