import type { ComponentType, SVGProps } from 'react'
import { useProductIcons } from '../../parts/product-icons.ts'
import { type Place, place } from '../../places/place.ts'
import { WALK_IN } from '../../places/walk-in-request.ts'
import { useSession } from '../../session/session-context.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

/** Something new that can be started from anywhere. */
export interface Start {
  readonly key: string
  readonly label: string
  readonly icon: ComponentType<SVGProps<SVGSVGElement> & { size?: string | number }>
  readonly to: Place
}

export function useStarts(): readonly Start[] {
  const { say } = useTexts()
  const { mayDo } = useSession()
  const { walkIn } = useProductIcons()
  if (!mayDo('workOnStay')) return []
  return [{ key: WALK_IN, label: say('walkIn.new'), icon: walkIn, to: place('arrivals', { do: WALK_IN }) }]
}
