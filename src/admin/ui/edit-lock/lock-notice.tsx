import { Lock as Padlock } from 'lucide-react'
import { clockTime } from '../../../shared/times.ts'
import { Button } from '../../../ui/button.tsx'
import { useZone } from '../me.ts'
import type { Lock } from './use-edit-lock.ts'

type Props = {
  /** The locked kind: `page`. */
  thing: string
  lock: Lock
  /** Where this tab's unsaved changes are, if there are any. */
  kept: string | undefined
  onTake: () => void
}

/** Another editor has the thing open: read only, with an option to take over. */
export function LockNotice({ thing, lock, kept, onTake }: Props) {
  const zone = useZone()
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 bg-sale-soft px-4 py-2 text-sm">
      <Padlock className="size-4 shrink-0 text-sale" aria-hidden />
      <p className="min-w-0 flex-1">
        {lockText(`this ${thing}`, lock, zone)} {kept ?? 'You can view it. To change it, take over.'}
      </p>
      <Button look="secondary" onClick={onTake}>
        Take over
      </Button>
    </div>
  )
}

function lockText(thing: string, { holder, lost }: Lock, zone: string): string {
  if (!holder) return `${thing[0]?.toUpperCase()}${thing.slice(1)} is being edited elsewhere.`
  const at = clockTime(holder.since, zone)
  if (holder.isYou)
    return lost
      ? `You took over ${thing} in another tab at ${at}.`
      : `You have ${thing} open in another tab since ${at}.`
  return lost ? `${holder.name} took over ${thing} at ${at}.` : `${holder.name} is editing ${thing} since ${at}.`
}
