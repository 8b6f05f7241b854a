import { t } from '../../shared/words.ts'
import { outward } from '../../ui/action-link.tsx'
import { rowAt } from '../../ui/align.ts'
import { Band } from '../../ui/band.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { NetworkMark } from '../../ui/network-mark.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { usePage } from '../define/page-info.tsx'
import { defineSection } from '../define/section.ts'
import { chatLink } from './chat-link.ts'
import { looks, sample, schema, type WhatsappButton } from './whatsapp-button.schema.ts'

const usualLabel = 'Chat on WhatsApp'

/** In the corner only the icon shows until the page's margin is wide; screen readers get the label at every width. */
function Chat({ props, phone }: { props: WhatsappButton; phone: string }) {
  const { message, label, layout } = props
  const href = chatLink(phone, message)
  const inCorner = layout === 'corner'
  const content = (
    <>
      <NetworkMark network="whatsapp" className="size-6 shrink-0" />
      <span className={inCorner ? 'max-[120rem]:sr-only' : ''}>{label || t(usualLabel)}</span>
    </>
  )
  const className = buttonClass('primary', inCorner ? 'min-h-14 max-[120rem]:w-14 max-[120rem]:px-0' : '')
  if (!href) return <span className={className}>{content}</span>
  return (
    <Link href={href} className={className} {...outward(href)}>
      {content}
    </Link>
  )
}

/** Begins a chat on WhatsApp. It is a link: nothing is loaded from there before. */
function WhatsappButtonView({ props }: { props: WhatsappButton }) {
  const { site } = usePage()
  const { layout, message, heading, align } = props
  const phone = props.phone || site.business.phone
  if (!phone && !message && !heading) return null
  if (layout === 'corner')
    return (
      <div className="chat-corner">
        <Chat props={props} phone={phone} />
      </div>
    )
  return (
    <Band band={props}>
      <SectionHeader {...props} />
      <div className={`flex ${rowAt(align)}`}>
        <Chat props={props} phone={phone} />
      </div>
    </Band>
  )
}

export const whatsappButton = defineSection({
  type: 'whatsapp-button',
  title: 'WhatsApp button',
  category: 'contact',
  schema,
  sample,
  looks,
  view: WhatsappButtonView,
})
