import { t } from '../../shared/words.ts'
import { Link } from '../../ui/link.tsx'
import { type Network, NetworkMark } from '../../ui/network-mark.tsx'

const shareAddress = {
  whatsapp: (url: string, title: string) => `https://wa.me/?text=${title}%20${url}`,
  facebook: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  x: (url: string, title: string) => `https://x.com/intent/post?text=${title}&url=${url}`,
  linkedin: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
} satisfies Partial<Record<Network, (url: string, title: string) => string>>

const names = { whatsapp: 'WhatsApp', facebook: 'Facebook', x: 'X', linkedin: 'LinkedIn' }

const look = 'inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline'

/** Ways to pass a post on: plain links, so that no script of those places is on the page. */
export function ShareLinks({ title, url }: { title: string; url: string }) {
  const [words, address] = [encodeURIComponent(title), encodeURIComponent(url)]
  return (
    <ul aria-label={t('Share')} className="flex flex-wrap gap-x-6 text-sm">
      {Object.entries(shareAddress).map(([network, addressAt]) => (
        <li key={network}>
          <Link href={addressAt(address, words)} target="_blank" rel="noopener noreferrer" className={look}>
            <NetworkMark network={network as keyof typeof names} />
            {names[network as keyof typeof names]}
          </Link>
        </li>
      ))}
      <li>
        <Link href={`mailto:?subject=${words}&body=${address}`} className={look}>
          {t('Email')}
        </Link>
      </li>
    </ul>
  )
}
