import { useWasSeen } from './use-was-seen.ts'

/**
 * Decorative: the country's name is next to it. It loads when it is seen, because a browser would
 * load the flags of a list far ahead of what a guest scrolls to.
 */
export function Flag({ address }: { address: string }) {
  const { ref, wasSeen } = useWasSeen<HTMLImageElement>()
  return <img ref={ref} {...(wasSeen && { src: address })} alt="" width={24} height={16} decoding="async" />
}
