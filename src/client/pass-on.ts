import { t } from '../shared/words.ts'
import { copyText } from './copy-text.ts'

/**
 * Passes a link on by what the device offers, or copies it.
 * @param refused shown where the browser does neither
 */
export async function passOn(link: { title: string; url: string }, refused: string): Promise<void> {
  if (typeof navigator.share === 'function') await byDevice(link)
  else await copyText(link.url, t('The link is copied.'), refused)
}

/** Closing the device's share dialog is not an error. */
async function byDevice(link: ShareData): Promise<void> {
  try {
    await navigator.share(link)
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
  }
}
