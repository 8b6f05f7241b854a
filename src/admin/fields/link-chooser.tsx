import { ArrowRight, TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import { kinds } from '../../shared/content/kinds/index.ts'
import { hrefOf, type Link, linkTypes, safeHref } from '../../shared/content/pages/links.ts'
import { isComposing } from '../../ui/composing.ts'
import { inputClass } from './frame.tsx'
import { addressOf } from './rich-text/address-of.ts'
import { Segments } from './segments.tsx'
import { sources } from './things/sources.ts'
import { ThingPicker } from './things/thing-picker.tsx'

const titleOf = (type: Link['type']) => (type === 'external' ? 'URL' : kinds[type].label)
const options = linkTypes.map((type) => ({ value: type, title: titleOf(type) }))

/** Whether the resulting address must be shown separately, because the picker does not show it. */
const isToBeTold = (type: Link['type']) => type === 'external' || !sources[type].detailIsAddress

type Props = {
  /** `${id}-label` is the id of the labelling element. */
  id: string
  label: string
  link: Link
  onChange: (link: Link) => void
  /** Called for Enter in a typed address. */
  onEnter?: () => void
}

/** Chooses a page or record of this site, or any address. Switching types restores that type's previous value. */
export function LinkChooser({ id, label, link, onChange, onEnter }: Props) {
  const before = useRef<Partial<Record<Link['type'], string>>>({})
  before.current[link.type] = link.value
  return (
    <div className="grid gap-1.5">
      <Segments
        labelledBy={`${id}-label`}
        className="w-full flex-wrap"
        value={link.type}
        options={options}
        onChange={(type) => onChange({ type, value: before.current[type] ?? '' })}
      />
      {link.type === 'external' ? (
        <Address
          label={label}
          value={link.value}
          onChange={(value) => onChange({ ...link, value })}
          onEnter={onEnter}
        />
      ) : (
        <ThingPicker
          kind={link.type}
          label={label}
          value={link.value}
          onChange={(value) => onChange({ ...link, value })}
          input={{ id: `${id}-thing` }}
          labelledBy={`${id}-label`}
        />
      )}
      {isToBeTold(link.type) && <Outcome link={link} />}
    </div>
  )
}

type AddressProps = { label: string; value: string; onChange: (value: string) => void; onEnter?: () => void }

/** Completes `example.com` to a whole address on blur. */
function Address({ label, value, onChange, onEnter }: AddressProps) {
  const complete = () => {
    const address = addressOf(value)
    if (address && !safeHref(value)) onChange(address)
  }
  return (
    <input
      type="text"
      inputMode="url"
      aria-label={`${label}, URL`}
      placeholder="https://…, tel:, mailto:, #anchor"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={complete}
      onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && onEnter?.()}
      autoCapitalize="none"
      spellCheck={false}
      aria-invalid={value !== '' && !addressOf(value) ? true : undefined}
      className={inputClass}
    />
  )
}

/** The resulting address. */
function Outcome({ link }: { link: Link }) {
  const href = hrefOf(link)
  if (link.value === '') return null
  if (!href && !(link.type === 'external' && addressOf(link.value)))
    return (
      <p className="flex items-start gap-1.5 text-xs text-danger">
        <TriangleAlert className="mt-px size-3.5 shrink-0" aria-hidden />
        This is not a valid link.
      </p>
    )
  return (
    <p className="flex items-center gap-1 text-xs text-ink-soft">
      <ArrowRight className="size-3.5 shrink-0" aria-hidden />
      <span className="truncate">{readable(href ?? addressOf(link.value) ?? '')}</span>
    </p>
  )
}

/** Decodes an address for display: `/%E0%A4%95` -> `/क`. */
function readable(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
