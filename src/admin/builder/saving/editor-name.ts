/** What this tab calls itself where it edits a page: the same after a reload. */
export function nameOfEditor(): string {
  const key = 'haat:editor'
  const name = sessionStorage.getItem(key) ?? crypto.randomUUID()
  sessionStorage.setItem(key, name)
  return name
}
