import { useEffect, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { useProductIcons } from '../../parts/product-icons.ts'
import { type Place, place } from '../../places/place.ts'
import { useAddress } from '../../places/places-context.tsx'
import { WALK_IN } from '../../places/walk-in-request.ts'
import { useSession } from '../../session/session-context.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { WalkInDialog } from './walk-in-dialog.tsx'

/** For a guest who arrives without a booking. */
export function NewWalkIn({ at }: { at: Place }) {
  const { say } = useTexts()
  const { mayDo } = useSession()
  const { walkIn: WalkIn } = useProductIcons()
  const address = useAddress()
  const [isOpen, setIsOpen] = useState(false)
  const { do: asked, ...params } = at.params
  useEffect(() => {
    if (asked !== WALK_IN) return
    setIsOpen(true)
    // A reload must not ask again.
    address.go(place(at.view, params), 'replace')
  })
  if (!mayDo('workOnStay')) return null
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <WalkIn size={16} aria-hidden />
        {say('walkIn.new')}
      </Button>
      {isOpen && <WalkInDialog at={at} onClose={() => setIsOpen(false)} />}
    </>
  )
}
