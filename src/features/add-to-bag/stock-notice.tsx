import { useState } from 'react'
import { useLoaded } from '../../client/use-loaded.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

/** Offers a mail when a sold-out variant is back in stock. */
export function StockNotice({ variantId }: { variantId: string }) {
  const [asking, setAsking] = useState(false)
  return (
    <div className="mt-3">
      {asking ? (
        <LoadedForm variantId={variantId} />
      ) : (
        <Button look="secondary" className="w-full" onClick={() => setAsking(true)}>
          {t('Tell me when it is back')}
        </Button>
      )}
    </div>
  )
}

const load = () => import('./stock-notice-form.tsx')

/** Loaded on first use. */
function LoadedForm({ variantId }: { variantId: string }) {
  const { module, hasFailed, retry } = useLoaded(load)
  if (module) return <module.StockNoticeForm variantId={variantId} />
  if (hasFailed) return <LoadFault text={t('The form could not be loaded.')} retry={retry} />
  return (
    <Loading text={t('Loading the form')}>
      <Skeleton className="h-18" />
      <Skeleton className="mt-5 h-12" />
    </Loading>
  )
}
