/** Decorative: the country's name is next to it. */
export function Flag({ address }: { address: string }) {
  return <img src={address} alt="" width={24} height={16} loading="lazy" decoding="async" />
}
