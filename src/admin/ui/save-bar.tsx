import { useBlocker } from '@tanstack/react-router'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Dialog } from './dialog.tsx'
import type { RecordForm } from './record-form.ts'
import { useSaveKey } from './use-save-key.ts'

type Props<In extends FieldValues, Out> = {
  form: RecordForm<In, Out>
  name: string
  /** For drafts: their state as text, and a function that stores the draft before leaving. */
  draft?: { note: string; isKept: boolean; keep: () => Promise<boolean> }
}

/** Appears while there are unsaved changes, and asks before they are lost. Ctrl S and ⌘ S save. */
export function SaveBar<In extends FieldValues, Out>({ form, name, draft }: Props<In, Out>) {
  const { dirty, busy, submit, discard, fault } = form
  useSaveKey(dirty, submit)
  const errors = Object.keys(form.form.formState.errors).length
  const isShown = dirty || fault !== undefined
  return (
    <>
      <LeaveGuard active={dirty && !busy && !draft?.isKept} name={name} {...(draft ? { keep: draft.keep } : {})} />
      <div
        className={`sticky bottom-0 z-20 mt-8 transition-opacity ${isShown ? '' : 'pointer-events-none opacity-0'}`}
        aria-hidden={!isShown}
        data-bottom-bar={isShown || undefined}
      >
        <div className="mb-3 rounded-[10px] border border-line bg-ground px-4 py-2.5 shadow-raised">
          {/* Beside the pressed button: the end of a long form is out of sight. */}
          {fault && (
            <div className="mb-2 max-h-[30dvh] overflow-y-auto wrap-anywhere">
              <Notice kind="danger">{fault}</Notice>
            </div>
          )}
          <div className="flex flex-wrap items-center justify-end gap-2">
            <p className="mr-auto text-ink-soft" role="status">
              {errors > 0 ? 'Check the marked fields.' : dirty ? `Unsaved changes${draft?.note ?? ''}` : ''}
            </p>
            <Button look="secondary" onClick={discard} disabled={!dirty || busy}>
              Discard
            </Button>
            <Button onClick={submit} busy={busy} disabled={!dirty}>
              Save
            </Button>
          </div>
        </div>
      </div>
    </>
  )
}

type Guarded = {
  active: boolean
  name: string
  /** Stores the input as a draft, so that no question is needed; false if that failed. */
  keep?: () => Promise<boolean>
}

/** Asks before navigation, reload or closing the tab would lose input. */
export function LeaveGuard({ active, name, keep }: Guarded) {
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!active || current.pathname === next.pathname) return false
      return !(await keep?.())
    },
    enableBeforeUnload: () => active,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const footer = (
    <>
      <Button look="secondary" onClick={blocker.proceed}>
        Leave without saving
      </Button>
      <Button data-safest onClick={blocker.reset}>
        Stay
      </Button>
    </>
  )
  return (
    <Dialog title="Leave without saving?" size="small" onClose={blocker.reset} footer={footer}>
      <p>Your changes to {name} will be lost.</p>
    </Dialog>
  )
}
