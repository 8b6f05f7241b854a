import { toast } from './toast.ts'

/**
 * Copies a text and says so in a toast.
 * @param refused shown where the browser does not allow it; a page without TLS has no clipboard
 */
export async function copyText(text: string, said: string, refused: string): Promise<void> {
  if (await isCopied(text)) await toast.success(said)
  else await toast.error(refused)
}

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
