/** A line for the operator who watches the start. */
export function say(text: string): void {
  process.stdout.write(`· ${text}\n`)
}

/** What is said once a process that was given its database is ready. */
export const ready = '\n  Haat is ready.\n\n'
