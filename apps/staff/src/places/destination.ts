import type { ComponentType, SVGProps } from 'react'
import type { ViewName } from './places.ts'

/** A view that can be opened from anywhere. */
export interface Destination {
  readonly view: ViewName
  readonly label: string
  readonly icon: ComponentType<SVGProps<SVGSVGElement> & { size?: string | number }>
}
