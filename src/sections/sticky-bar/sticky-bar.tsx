import { t } from '../../shared/words.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { grounds } from '../../ui/band.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Island, useIsPublic } from '../define/island.tsx'
import { defineSection } from '../define/section.ts'
import FollowBar from './follow-bar.island.tsx'
import { type StickyBar, sample, schema } from './sticky-bar.schema.ts'

/**
 * A short text and a button at the lower edge of the window. Script shows it when it is time, and lets it be closed; without script
 * it is the last line of its page's window from the beginning.
 */
function StickyBarView({ props }: { props: StickyBar }) {
  const { tone, text, button, appears, closable } = props
  const isPublic = useIsPublic()
  if (!text) return null
  return (
    <aside className={`sticky-bar ${grounds[tone]}`} aria-label={t('Notice')} data-shown={isPublic ? undefined : ''}>
      <div className="frame flex items-center gap-x-4 gap-y-2 py-2.5 max-sm:flex-wrap">
        <p className="min-w-0 flex-1 leading-snug font-medium wrap-anywhere max-sm:order-1">{text}</p>
        <div className="max-sm:order-3 max-sm:w-full empty:hidden">
          <ActionLink button={button} className="max-sm:w-full" />
        </div>
        {isPublic ? (
          <Island name="follow-bar" of={FollowBar} start="idle" props={{ text, appears, closable }} />
        ) : (
          closable && <Icon name="close" className="size-5 shrink-0 max-sm:order-2" />
        )}
      </div>
    </aside>
  )
}

export const stickyBar = defineSection({
  type: 'sticky-bar',
  title: 'Sticky bar',
  category: 'content',
  words: 'floating bottom fixed bar call to action notice offer sticks',
  schema,
  sample,
  view: StickyBarView,
})
