import type { CSSProperties } from 'react'
import type { Picture } from '../../shared/content/picture-shapes.ts'
import { pictureUrl } from '../../shared/content/pictures.ts'
import { formatPrice } from '../../shared/selling/money.ts'
import { type Theme, themeProperties } from '../../shared/sites/theme.ts'
import { buttonClass } from '../../ui/button.tsx'

type Props = { theme: Theme; name: string; currency: string; logo: Picture | null }

/** The sizes that buttons have on the site; the admin's own are smaller. */
const siteSizes = { '--control-height': '2.75rem', '--control-air': '0.5rem', '--button-side': '1.25rem' }

/** A small page in the theme as it is edited. It is only looked at: nothing in it can be reached or pressed. */
export function ThemePreview({ theme, name, currency, logo }: Props) {
  const { heading, body } = theme.fonts
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    ...themeProperties(theme),
    ...siteSizes,
    colorScheme: 'light',
    fontFamily: 'var(--font-body)',
    fontStyle: body.style,
    fontWeight: body.weight,
    letterSpacing: `${body.tracking}em`,
  }
  const headingStyle: CSSProperties = {
    fontFamily: 'var(--font-heading)',
    fontStyle: heading.style,
    fontWeight: heading.weight,
    letterSpacing: `${heading.tracking}em`,
  }
  return (
    <figure>
      <figcaption className="sr-only">How the site looks with these colours and fonts</figcaption>
      <div
        inert
        style={style}
        className="overflow-hidden rounded-[12px] border border-line bg-ground text-base text-ink shadow-raised select-none"
      >
        <Header name={name} logo={logo} headingStyle={headingStyle} />
        <div className="px-5 py-6">
          <p className="text-2xl leading-tight" style={headingStyle}>
            Made by hand, for every day
          </p>
          <p className="mt-2 text-ink-soft">
            रोज़मर्रा की चीज़ें, हाथ से बनी। Clay, brass and cloth from workshops we know by name.{' '}
            <span className="text-link underline underline-offset-4">Read their stories</span>
          </p>
          <div className="mt-4 flex flex-wrap gap-2">
            <span className={buttonClass('primary')}>Add to bag</span>
            <span className={buttonClass('secondary')}>See all</span>
          </div>
          <div className="mt-6 grid grid-cols-2 gap-4">
            <Card title="Kansa bowl" price={formatPrice(90_000, currency)} before={formatPrice(120_000, currency)} />
            <Card title="Block-printed quilt" price={formatPrice(459_900, currency)} />
          </div>
        </div>
        <div className="bg-ground-strong px-5 py-5 text-ink-strong">
          <p className="text-lg" style={headingStyle}>
            Letters from the workshop
          </p>
          <p className="mt-1 text-sm">Once a month, never more.</p>
        </div>
      </div>
    </figure>
  )
}

function Header({ name, logo, headingStyle }: Pick<Props, 'name' | 'logo'> & { headingStyle: CSSProperties }) {
  return (
    <div className="flex items-center gap-3 border-b border-line px-5 py-3">
      {logo && <img src={pictureUrl(logo.id, 240)} alt="" className="h-7 w-auto" />}
      <span className="min-w-0 truncate text-lg" style={headingStyle}>
        {name}
      </span>
      <span className="ml-auto text-sm text-ink-soft">Home</span>
      <span className="text-sm text-accent">Shop</span>
    </div>
  )
}

function Card({ title, price, before }: { title: string; price: string; before?: string }) {
  return (
    <div className="min-w-0">
      <div className="relative aspect-[4/3] overflow-hidden rounded-card bg-ground-soft">
        <div className="absolute inset-x-[28%] bottom-[22%] h-[38%] rounded-b-full border border-line-strong bg-ground" />
      </div>
      <p className="mt-2 leading-snug font-semibold">{title}</p>
      <p className="text-sm">
        <span className="font-semibold">{price}</span>{' '}
        {before && (
          <>
            <s className="text-ink-soft">{before}</s> <span className="font-semibold text-sale">25% off</span>
          </>
        )}
      </p>
    </div>
  )
}
