import { useEffect, useState } from 'react'
import { minuteOfWeek, type Spell, stateAt } from './hours.ts'

type Props = { spells: Spell[]; timeZone: string }

const minute = 60_000

/** Says whether it is open now in the site's time zone. Needs script, because the page may be cached. */
export default function OpenNow({ spells, timeZone }: Props) {
  const [state, setState] = useState<ReturnType<typeof stateAt>>()
  useEffect(() => {
    const look = () => {
      if (!document.hidden) setState(stateAt(spells, minuteOfWeek(new Date(), timeZone)))
    }
    look()
    const timer = setInterval(look, minute)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [spells, timeZone])
  return (
    <p className="flex min-h-7 items-center gap-2.5 font-semibold">
      {state && (
        <>
          <span className={`size-2.5 rounded-full ${state.open ? 'bg-good' : 'border-2 border-current'}`} aria-hidden />
          {state.words}
        </>
      )}
    </p>
  )
}
