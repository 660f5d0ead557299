/** How many saved guests are missing from the answer, by id. */
export function countUnnamedGuests(
  saved: readonly { readonly id: string }[],
  answered: readonly { readonly id?: string | undefined }[],
): number {
  return saved.filter(({ id }) => answered.every((guest) => guest.id !== id)).length
}
