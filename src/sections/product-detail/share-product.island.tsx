import { Share2 } from 'lucide'
import { copyText } from '../../client/copy-text.ts'
import { t } from '../../shared/words.ts'
import { LineIcon } from '../../ui/line-icon.tsx'
import { NetworkMark } from '../../ui/network-mark.tsx'

const look = 'inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline'

/** Passes the product on, with what is chosen: by what the device offers, or as a copied link, and by WhatsApp. */
export default function ShareProduct({ name }: { name: string }) {
  return (
    <div className="mt-4 flex flex-wrap gap-x-6 text-sm">
      <button type="button" className={look} onClick={() => share(name)}>
        <LineIcon of={Share2} size={20} />
        {t('Share')}
      </button>
      <button type="button" className={look} onClick={() => open(whatsApp(name), '_blank', 'noopener')}>
        <NetworkMark network="whatsapp" />
        WhatsApp
      </button>
    </div>
  )
}

const whatsApp = (name: string) => `https://wa.me/?text=${encodeURIComponent(`${name} ${location.href}`)}`

async function share(title: string): Promise<void> {
  const url = location.href
  if (typeof navigator.share === 'function') return shareByDevice({ title, url })
  await copyText(url, t('The link is copied.'), t('The link could not be copied. Please copy it from the address bar.'))
}

/** Closing the device's share dialog is not an error. */
async function shareByDevice(what: ShareData): Promise<void> {
  try {
    await navigator.share(what)
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
  }
}
