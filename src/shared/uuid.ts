const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether the text is written as a UUID, of any version. PostgreSQL fails a statement that compares an id with another text. */
export function isUuid(text: string): boolean {
  return form.test(text)
}

/** The nil UUID: no record has it, and it sorts before all others. */
export const nilUuid = '00000000-0000-0000-0000-000000000000'
