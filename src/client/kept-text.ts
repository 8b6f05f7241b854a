/**
 * What a visitor had typed when they were sent to sign in, in this tab, to be there again when they are back. Where storage is forbidden
 * it is lost with the page, as anywhere.
 */
export function keepText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {}
}

/** Told once. */
export function takeText(key: string): string | null {
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return kept
  } catch {
    return null
  }
}
