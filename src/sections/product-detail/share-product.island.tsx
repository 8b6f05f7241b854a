import { Share2 } from 'lucide'
import { passOn } from '../../client/pass-on.ts'
import { t } from '../../shared/words.ts'
import { LineIcon } from '../../ui/line-icon.tsx'
import { NetworkMark } from '../../ui/network-mark.tsx'

const look = 'inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline'

/** Passes the product on, with what is chosen: by what the device offers, or as a copied link, and by WhatsApp. */
export default function ShareProduct({ name }: { name: string }) {
  return (
    <div className="mt-4 flex flex-wrap gap-x-6 text-sm">
      <button type="button" className={look} onClick={() => void share(name)}>
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

const share = (title: string) =>
  passOn({ title, url: location.href }, t('The link could not be copied. Copy it from the address bar.'))
