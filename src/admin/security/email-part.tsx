import { useQuery } from '@tanstack/react-query'
import { loadOwnEmail, ownEmailKey } from '../../client/own-email.ts'
import { toast } from '../../client/toast.ts'
import { OwnEmailView } from '../../features/own-email/own-email.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Part } from '../ui/screen.tsx'

/** The address of the account. */
export function EmailPart() {
  const { data, error, refetch } = useQuery({ queryKey: ownEmailKey, queryFn: loadOwnEmail })
  return (
    <Part title="Email" note="You sign in with it to all your sites, and we write to you at it.">
      {error && !data && <LoadFault text={error.message} retry={() => void refetch()} />}
      {!error && !data && <Skeleton className="h-12" />}
      {data && <OwnEmailView own={data} say={toast.success} />}
    </Part>
  )
}
