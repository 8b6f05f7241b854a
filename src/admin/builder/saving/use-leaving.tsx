import { type ReactNode, useRef, useState } from 'react'
import { Confirm } from '../../ui/confirm.tsx'

type Saving = { flush: () => Promise<boolean>; mine: boolean }

/**
 * Leaves for another page of the builder once what was changed is on the server. Where it cannot be saved, the editor is told
 * first: it stays in this browser and is offered when the page is opened again.
 */
export function useLeaving({ flush, mine }: Saving): { leave: (go: () => void) => void; asking: ReactNode } {
  const [waiting, setWaiting] = useState<{ go: () => void }>()
  const latest = useRef(0)
  const leave = async (go: () => void) => {
    const turn = ++latest.current
    const isSaved = !mine || (await flush())
    // Another page may have been chosen during the save.
    if (turn !== latest.current) return
    if (isSaved) go()
    else setWaiting({ go })
  }
  const asking = waiting && (
    <Confirm
      title="Leave with unsaved changes?"
      act="Leave"
      run={async () => waiting.go()}
      onClose={() => setWaiting(undefined)}
    >
      <p>
        Your last changes could not be saved. They are stored in this browser, and you can restore them when you open
        this page again.
      </p>
    </Confirm>
  )
  return { leave: (go) => void leave(go), asking }
}
