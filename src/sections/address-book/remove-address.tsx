import { useEffect, useRef, useState } from 'react'
import { useRemoveAddress } from '../../client/addresses.ts'
import { t } from '../../shared/words.ts'
import { Spinner } from '../../ui/button.tsx'

const act = 'relative min-h-11 underline underline-offset-4 hover:text-ink'

/** Removes an address after a confirmation. */
export function RemoveAddress({ id, name }: { id: string; name: string }) {
  const [asking, setAsking] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  const remove = useRemoveAddress()
  useEffect(() => {
    if (asking) keep.current?.focus()
  }, [asking])
  const leave = () => {
    setAsking(false)
    remove.reset()
  }
  if (!asking)
    return (
      <button type="button" className={act} onClick={() => setAsking(true)}>
        {t('Remove')}
        <span className="sr-only"> {t('the address of {name}', { name })}</span>
      </button>
    )
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <span className="text-ink" role="alert">
        {remove.error ? remove.error.message : t('Remove this address?')}
      </span>
      <button
        type="button"
        className={`${act} text-danger`}
        disabled={remove.isPending}
        onClick={() => remove.mutate(id)}
      >
        {t('Remove')}
        {remove.isPending && <Spinner />}
      </button>
      <button ref={keep} type="button" className={act} onClick={leave}>
        {t('Keep')}
      </button>
    </span>
  )
}
