import type { ReactNode } from 'react'
import CartButton from '../../features/cart-drawer/cart-button.island.tsx'
import { SearchForm } from '../../features/search-field/search-form.tsx'
import WishlistLink from '../../features/wishlist/wishlist-link.island.tsx'
import { t } from '../../shared/words.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { SiteMark } from '../../ui/site-mark.tsx'
import { Island } from '../define/island.tsx'
import { usePage } from '../define/page-info.tsx'
import { DesktopMenu } from './desktop-menu.tsx'
import type { Header, MenuItem, PhoneLine } from './header.schema.ts'
import { LanguageMenu } from './languages.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { SearchLink, SearchPopover } from './search.tsx'
import { PhoneLink } from './top-bar.tsx'

type Props = {
  props: Header
  /** The menu's visible items. */
  items: MenuItem[]
  /** Stands in the row where there is room and no bar above names it. */
  phone: PhoneLine | undefined
}

/** The first row of the header in each of its layouts. */
export const rows = { usual: UsualRow, centred: CentredRow, search: SearchRow }

const row = 'frame header-row h-24 items-center gap-x-3 lg:gap-x-[clamp(1.25rem,2.5vw,2.75rem)]'
/** Height of the first row when the menu is below it. */
const firstOfTwo = 'lg:in-data-[rows=two]:h-14'

/** Menu, search and phones in a sheet, on phones. */
function Sheet({ props, items }: Pick<Props, 'props' | 'items'>) {
  const { showSearch, button, phones } = props
  const { languages } = usePage().site
  const isInOne = !props.showLanguages || languages.length < 2
  const isEmpty = items.length === 0 && !showSearch && button.buttonText === '' && phones.length === 0 && isInOne
  return isEmpty ? null : <MobileMenu props={props} items={items} />
}

function Mark({ props: { mark, transparent, lightLogo }, className }: { props: Header; className: string }) {
  const { site } = usePage()
  return <SiteMark site={site} show={mark} light={transparent ? lightLogo : undefined} className={className} />
}

const RowPhone = ({ phone }: Pick<Props, 'phone'>) =>
  phone ? <PhoneLink phone={phone} className="mr-4 max-xl:hidden" /> : null

function UsualRow({ props, items, phone }: Props) {
  return (
    <div className={`${row} flex`}>
      <Sheet props={props} items={items} />
      <Mark props={props} className="lg:shrink-0" />
      <DesktopMenu items={items} />
      <Tools props={props}>
        <RowPhone phone={phone} />
        {props.showSearch && <SearchPopover />}
      </Tools>
    </div>
  )
}

/** The mark in the middle; so that it has room there, the search stands on the other side than account and bag. */
function CentredRow({ props, items, phone }: Props) {
  return (
    <div className={`${row} ${firstOfTwo} header-middle`}>
      <div className="flex items-center">
        <Sheet props={props} items={items} />
        {props.showSearch && (
          <div className="lg:-ml-2.5">
            <SearchPopover />
          </div>
        )}
        <div className="ml-4 empty:hidden max-xl:hidden">
          <RowPhone phone={phone} />
        </div>
      </div>
      <Mark props={props} className="text-center" />
      <Tools props={props} />
    </div>
  )
}

/** The field in the row on wide screens; on phones an icon leads to the page that searches. */
function SearchRow({ props, items, phone }: Props) {
  return (
    <div className={`${row} ${firstOfTwo} flex`}>
      <Sheet props={props} items={items} />
      <Mark props={props} className="lg:max-w-[40%] lg:shrink-0" />
      {props.showSearch && (
        <SearchForm
          look="bar"
          className="mx-auto min-w-0 max-w-[36rem] flex-1 [--control-air:0.5rem] [--control-height:2.75rem] max-lg:hidden"
        />
      )}
      <Tools props={props}>
        <RowPhone phone={phone} />
        {props.showSearch && <SearchLink className="lg:hidden" />}
      </Tools>
    </div>
  )
}

function Tools({ props, children }: { props: Header; children?: ReactNode }) {
  const { site } = usePage()
  const icons = [props.showSearch, props.showAccount, props.showCart && props.showWishlist, props.showCart].filter(
    Boolean,
  ).length
  return (
    <div className="-mr-2.5 ml-auto flex shrink-0 items-center">
      {children}
      {props.showLanguages && <LanguageMenu />}
      {props.showAccount && (
        <Link href="/setting/overview" className="grid size-11 place-items-center" aria-label={t('Your account')}>
          <Icon name="user" className="size-5.5" />
        </Link>
      )}
      {props.showWishlist && props.showCart && (
        <Island name="wishlist-link" of={WishlistLink} props={{}} start="idle" />
      )}
      {props.showCart && <Island name="cart-button" of={CartButton} props={{ currency: site.currency }} start="idle" />}
      {/* A phone has no room for the button beside several icons; it is in the menu too. */}
      <ActionLink
        button={props.button}
        className={`mr-2.5 ml-3 ${icons > 1 ? 'max-sm:hidden' : 'max-sm:px-4! max-sm:text-sm'}`}
      />
    </div>
  )
}
