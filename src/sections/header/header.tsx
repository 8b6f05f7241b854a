import { Island } from '../define/island.tsx'
import { defineSection } from '../define/section.ts'
import { DesktopMenu } from './desktop-menu.tsx'
import { type Header, looks, sample, schema } from './header.schema.ts'
import { rows } from './header-rows.tsx'
import HeaderScroll from './header-scroll.island.tsx'
import { shownItems } from './menu.ts'
import { TopBar } from './top-bar.tsx'

/**
 * The header of every page. Its bar is 6rem high (S6); the bar of phones (S7) adds to that, and on wide screens so does the air
 * above two rows.
 */
function HeaderView({ props }: { props: Header }) {
  const { layout, position, transparent, topBar, topBarText } = props
  const items = shownItems(props.items)
  const phones = props.phones.filter(({ number }) => number)
  const hasTopBar = topBar && (phones.length > 0 || topBarText !== '')
  const inTwoRows = layout !== 'usual' && items.length > 0
  const Row = rows[layout]
  return (
    <header
      className="site-header"
      data-position={position}
      data-transparent={transparent || undefined}
      data-rows={inTwoRows ? 'two' : undefined}
    >
      {hasTopBar && <TopBar text={topBarText} phones={phones} />}
      <div className="header-bar">
        <Row props={{ ...props, phones }} items={items} phone={hasTopBar ? undefined : phones[0]} />
        {inTwoRows && (
          <div className={`frame flex max-lg:hidden ${layout === 'centred' ? 'justify-center' : ''}`}>
            <DesktopMenu items={items} />
          </div>
        )}
      </div>
      {(transparent || (hasTopBar && position === 'fixed')) && (
        <Island name="header-scroll" of={HeaderScroll} props={{}} start="load" />
      )}
    </header>
  )
}

export const header = defineSection({
  type: 'header',
  title: 'Header',
  category: 'structure',
  schema,
  sample,
  looks,
  view: HeaderView,
})
