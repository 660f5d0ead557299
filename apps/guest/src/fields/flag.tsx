/** Says nothing that the country's name beside it does not say. */
export function Flag({ address }: { address: string }) {
  return <img src={address} alt="" width={24} height={16} loading="lazy" decoding="async" />
}
