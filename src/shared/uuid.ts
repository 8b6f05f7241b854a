const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether the text is written as a UUID, of any version. PostgreSQL fails a statement that compares an id with another text. */
export function isUuid(text: string): boolean {
  return form.test(text)
}
