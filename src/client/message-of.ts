/** Text of an error for display. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
