/** A toast after something that few visits do: its code is fetched then. Without a connection the page itself shows what was done. */
export async function toastLater(text: string): Promise<void> {
  const loaded = await import('./toast.ts').catch(() => undefined)
  loaded?.toast.success(text)
}
