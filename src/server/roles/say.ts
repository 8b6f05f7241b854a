/** Prints a line for the operator at the start. */
export function say(text: string): void {
  process.stdout.write(`· ${text}\n`)
}

/** Printed once a process with a configured database is ready. */
export const ready = '\n  Haat is ready.\n\n'
