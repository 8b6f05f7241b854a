import { type KeyboardEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { addressOf } from './address-of.ts'

type Props = { href: string; onSet: (href: string) => void; onRemove?: () => void }

/** No form element: it may stand inside one. */
export function LinkForm({ href, onSet, onRemove }: Props) {
  const id = useId()
  const [text, setText] = useState(href)
  const [fault, setFault] = useState<string>()
  const set = () => {
    const address = addressOf(text)
    if (address) onSet(address)
    else setFault('Please give a path such as /contact, a web address, mailto: or tel:.')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    set()
  }
  return (
    <div className="text-sm">
      <label htmlFor={id} className="mb-1 block font-semibold">
        Leads to
      </label>
      <input
        id={id}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setFault(undefined)
        }}
        onKeyDown={onKeyDown}
        placeholder="/contact or https://…"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        className="control w-full"
        inputMode="url"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      {fault && (
        <p id={`${id}-fault`} role="alert" className="mt-1 text-danger">
          {fault}
        </p>
      )}
      <div className="mt-3 flex justify-end gap-2">
        {onRemove && (
          <Button look="secondary" onClick={onRemove}>
            Remove link
          </Button>
        )}
        <Button onClick={set}>Set link</Button>
      </div>
    </div>
  )
}
