import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Confirm, type ConfirmProps } from './confirm.tsx'
import { LinkedFrom } from './linked-from.tsx'
import { type Leaving, useLinksTo } from './links-to.ts'

type Props = Omit<ConfirmProps, 'waits'> & { leaving: Leaving }

/** Asks before something is deleted that pages may link to, and lists what links to it. */
export function DeleteDialog({ leaving, children, ...confirm }: Props) {
  const { data, error, isPending } = useLinksTo(leaving)
  return (
    <Confirm {...confirm} waits={isPending}>
      {children}
      {isPending && (
        <Loading text="Looking for links">
          <Skeleton className="mt-4 h-9" />
        </Loading>
      )}
      {error && <p className="mt-4 text-sm text-ink-soft">We couldn’t check which pages link here: {error.message}</p>}
      {data && <LinkedFrom {...data} />}
    </Confirm>
  )
}
