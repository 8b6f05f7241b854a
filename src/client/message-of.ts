/** What a failure says, for showing it: the text of the refusal, or that of a fault of the program. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
