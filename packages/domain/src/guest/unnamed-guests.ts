/** How many of those who were saved the answer does not name by their id. */
export function unnamedGuests(
  saved: readonly { readonly id: string }[],
  answered: readonly { readonly id?: string | undefined }[],
): number {
  return saved.filter(({ id }) => answered.every((guest) => guest.id !== id)).length
}
