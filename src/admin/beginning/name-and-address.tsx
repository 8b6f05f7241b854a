import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { call } from '../../client/call.ts'
import { checkAddress } from '../../server/modules/over/beginning/beginning.contract.ts'
import { keyOfName, siteKeyFault } from '../../shared/sites/site-key.ts'
import { TextField } from '../../ui/text-field.tsx'

type Control = { name: string; ref: (element: HTMLInputElement | null) => void; onChange: () => void; error?: string }

type Props = {
  form: {
    field: (name: 'name' | 'key') => Control
    setValue: (name: 'name' | 'key', value: string) => void
    clearErrors: (name: 'name' | 'key') => void
  }
  /** The site's current subdomain. */
  own: string
  suffix: string
}

/** Name and address fields. The address follows the name until it is edited. Both are checked while typing. */
export function NameAndAddress({ form, own, suffix }: Props) {
  const [typed, setTyped] = useState<string>()
  const [key, setKey] = useState(own)
  const fault = useAddressFault(key, own)
  const name = form.field('name')
  const address = form.field('key')
  const follow = (text: string) => {
    if (typed !== undefined) return
    const suggested = keyOfName(text)
    form.setValue('key', suggested)
    form.clearErrors('key')
    setKey(suggested)
  }
  return (
    <div className="grid gap-5">
      <TextField
        label="Name of your site"
        required
        maxLength={80}
        {...name}
        onChange={(event) => {
          name.onChange()
          follow(event.target.value)
        }}
      />
      <TextField
        label="Address"
        required
        maxLength={40}
        autoCapitalize="none"
        spellCheck={false}
        hint={
          <span aria-live="polite">
            {key}
            {suffix}
            {fault === null && ' is free.'}
          </span>
        }
        {...address}
        error={address.error ?? fault ?? undefined}
        onChange={(event) => {
          address.onChange()
          setTyped(event.target.value)
          setKey(event.target.value.trim().toLowerCase())
        }}
      />
    </div>
  )
}

/** Why the address is unavailable; null if it is available, undefined while checking. */
function useAddressFault(key: string, own: string): string | null | undefined {
  const asked = useDeferredValue(key)
  const known = key === own ? null : siteKeyFault(key)
  const { data } = useQuery({
    queryKey: ['address', asked],
    queryFn: async () => (await call(checkAddress, { query: { key: asked } })).data.fault,
    enabled: known === undefined && asked === key,
    staleTime: 10_000,
  })
  return known === undefined ? data : known
}
