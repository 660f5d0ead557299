import { useLayoutEffect } from 'react'
import { type Needs, useNeeds } from '../../site/needs.ts'
import { useSite } from '../../site/site-context.tsx'

/** Sets the guest's needs as data attributes; the stylesheets do the rest. */
const needAttributes: Record<string, (needs: Needs) => string | undefined> = {
  zoom: ({ zoom }) => (zoom === 1 ? undefined : String(zoom)),
  contrast: ({ contrast }) => (contrast ? 'more' : undefined),
  reach: ({ lowReach }) => (lowReach ? 'low' : undefined),
  still: ({ still }) => (still ? '' : undefined),
}

export function useApplyNeeds(): void {
  const needs = useNeeds()
  const { movement } = useSite().site.policies.senses
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    for (const [name, of] of Object.entries(needAttributes)) {
      const value = of({ ...needs, still: needs.still || !movement })
      if (value === undefined) delete dataset[name]
      else dataset[name] = value
    }
  }, [needs, movement])
}
