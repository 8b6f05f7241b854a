/** A toast for rare actions: its code is fetched on demand. Offline, the page itself shows the result. */
export async function toastLater(text: string): Promise<void> {
  const loaded = await import('./toast.ts').catch(() => undefined)
  loaded?.toast.success(text)
}
