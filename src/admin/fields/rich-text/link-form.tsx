import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { labelClass } from '../frame.tsx'
import { LinkChooser } from '../link-chooser.tsx'
import { addressOfLink, linkOf } from './address-of.ts'

type Props = { href: string; onSet: (href: string) => void; onRemove?: () => void }

/** Where the words lead. No form element: it may stand inside one. */
export function LinkForm({ href, onSet, onRemove }: Props) {
  const id = useId()
  const [link, setLink] = useState(() => linkOf(href))
  const address = addressOfLink(link)
  const set = () => address && onSet(address)
  return (
    <div>
      <p id={`${id}-label`} className={`mb-1 ${labelClass}`}>
        Link to
      </p>
      <LinkChooser id={id} label="Link to" link={link} onChange={setLink} onEnter={set} />
      <div className="mt-3 flex justify-end gap-2">
        {onRemove && (
          <Button look="secondary" onClick={onRemove}>
            Remove link
          </Button>
        )}
        <Button disabled={!address} onClick={set}>
          Apply
        </Button>
      </div>
    </div>
  )
}
