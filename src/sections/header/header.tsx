import CartButton from '../../features/cart-drawer/cart-button.island.tsx'
import { telHref } from '../../shared/people/tel.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SiteMark } from '../../ui/site-mark.tsx'
import { Island } from '../define/island.tsx'
import { usePage } from '../define/page-info.tsx'
import { DesktopMenu } from './desktop-menu.tsx'
import type { Header, PhoneLine } from './header.schema.ts'
import HeaderScroll from './header-scroll.island.tsx'
import { shownItems } from './menu.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { SearchPopover } from './search.tsx'

/** The header of every page. Its bar is 6rem high (S6); the bar of phones (S7) adds to that. */
export function HeaderView({ props }: { props: Header }) {
  const { site } = usePage()
  const { position, transparent, mark, lightLogo, topBar, topBarText } = props
  const items = shownItems(props.items)
  const phones = props.phones.filter(({ number }) => number)
  const hasMenu = items.length > 0 || props.showSearch || props.button.buttonText !== '' || phones.length > 0
  const hasTopBar = topBar && (phones.length > 0 || topBarText !== '')
  return (
    <header className="site-header" data-position={position} data-transparent={transparent || undefined}>
      {hasTopBar && <TopBar text={topBarText} phones={phones} />}
      <div className="header-bar">
        <div className="frame header-row flex h-24 items-center gap-x-3 lg:gap-x-[clamp(1.25rem,2.5vw,2.75rem)]">
          {hasMenu && <MobileMenu props={{ ...props, phones }} items={items} />}
          <SiteMark site={site} show={mark} light={transparent ? lightLogo : undefined} className="lg:shrink-0" />
          <DesktopMenu items={items} />
          <Tools props={props} phones={hasTopBar ? [] : phones} />
        </div>
      </div>
      {(transparent || (hasTopBar && position === 'fixed')) && (
        <Island name="header-scroll" of={HeaderScroll} props={{}} start="load" />
      )}
    </header>
  )
}

function Tools({ props, phones }: { props: Header; phones: PhoneLine[] }) {
  const { site } = usePage()
  const [phone] = phones
  const icons = [props.showSearch, props.showAccount, props.showCart].filter(Boolean).length
  return (
    <div className="-mr-2.5 ml-auto flex shrink-0 items-center">
      {phone && <PhoneLink phone={phone} className="mr-4 max-xl:hidden" />}
      {props.showSearch && <SearchPopover />}
      {props.showAccount && (
        <a href="/setting/overview" className="grid size-11 place-items-center" aria-label="Your account">
          <Icon name="user" className="size-5.5" />
        </a>
      )}
      {props.showCart && <Island name="cart-button" of={CartButton} props={{ currency: site.currency }} start="idle" />}
      {/* Beside more icons than one there is no room for it on a phone, where it stands in the menu too. */}
      <ActionLink
        button={props.button}
        className={`mr-2.5 ml-3 ${icons > 1 ? 'max-sm:hidden' : 'max-sm:px-4! max-sm:text-sm'}`}
      />
    </div>
  )
}

function TopBar({ text, phones }: { text: string; phones: PhoneLine[] }) {
  return (
    <div className="top-bar ground-strong text-sm">
      <div className="frame flex h-11 items-center justify-between gap-6">
        {text && <p className="shrink-[99] truncate text-ink-soft max-lg:hidden">{text}</p>}
        <ul className="flex gap-x-3 overflow-x-auto [scrollbar-width:none] max-md:flex-1 max-md:justify-between md:ml-auto md:gap-x-8">
          {phones.map((phone, index) => (
            <li key={index}>
              <PhoneLink phone={phone} small />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Three of the small ones stand beside one another on a phone: the label above the number, and no icon. */
const smallOnPhones =
  'max-md:flex-col max-md:items-start max-md:justify-center max-md:gap-0 max-md:text-[0.74rem] max-md:leading-tight'

type PhoneLinkProps = { phone: PhoneLine; small?: boolean; className?: string }

function PhoneLink({ phone: { label, number }, small = false, className = '' }: PhoneLinkProps) {
  return (
    <a
      href={telHref(number)}
      className={`inline-flex min-h-11 items-center gap-2 whitespace-nowrap underline-offset-4 hover:underline ${small ? smallOnPhones : ''} ${className}`}
    >
      <Icon name="phone" className={`size-4 shrink-0 ${small ? 'max-md:hidden' : ''}`} />
      {label && <span className="opacity-80">{label}</span>}
      <span className="font-medium tabular-nums">{number}</span>
    </a>
  )
}
