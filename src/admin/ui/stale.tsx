import { CallError } from '../../client/api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

type Props = {
  /** The edited kind: `product`. */
  thing: string
  restart: () => Promise<void>
  /** Continues with this user's input and allows saving it; for kinds that keep versions. */
  goOn?: () => Promise<void>
}

/** Tells an editor that another one has saved meanwhile. */
export function StaleNotice({ thing, restart, goOn }: Props) {
  return (
    <Notice kind="info" className="mb-6">
      <p>Another user saved this {thing} while you were editing. Your changes weren’t saved.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="secondary" onClick={() => void restart()}>
          Discard my changes and load theirs
        </Button>
        {goOn && (
          <Button look="secondary" onClick={() => void goOn()}>
            Keep mine, theirs stay under Versions
          </Button>
        )}
      </div>
    </Notice>
  )
}

/** Whether the error is a conflict about the whole record, not one of its fields. */
export function isStaleAnswer(error: unknown): boolean {
  if (!(error instanceof CallError) || error.status !== 409) return false
  return typeof error.body === 'object' && error.body !== null && !('errors' in error.body)
}
