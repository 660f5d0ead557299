import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { useProductIcons } from '../../parts/product-icons.ts'
import type { Place } from '../../places/place.ts'
import { useSession } from '../../session/session-context.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { WalkInDialog } from './walk-in-dialog.tsx'

/** For a guest who arrives without a booking. */
export function NewWalkIn({ at }: { at: Place }) {
  const { say } = useTexts()
  const { mayDo } = useSession()
  const { walkIn: WalkIn } = useProductIcons()
  const [isOpen, setIsOpen] = useState(false)
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
