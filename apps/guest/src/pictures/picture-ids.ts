import { useId } from 'react'

/**
 * Ids of gradients and clips are unique per picture, so that a picture can appear twice on a page.
 */
export function usePictureIds() {
  const id = useId()
  const of = (name: string) => `${id}${name}`
  return { of, at: (name: string) => `url(#${of(name)})` }
}

export type PictureIds = ReturnType<typeof usePictureIds>
