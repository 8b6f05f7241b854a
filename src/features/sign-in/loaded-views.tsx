import type { ComponentProps } from 'react'
import { useLoaded } from '../../client/use-loaded.ts'
import { t } from '../../shared/words.ts'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import type { CodePart } from './code-part.tsx'
import type { CodeView } from './code-view.tsx'
import type { ForgotView } from './forgot-view.tsx'

const loadForgotView = () => import('./forgot-view.tsx')
const loadCodeView = () => import('./code-view.tsx')
const loadCodePart = () => import('./code-part.tsx')

/** The view to request a new password, loaded on first use. */
export function LoadedForgotView(props: ComponentProps<typeof ForgotView>) {
  const { module, ...waiting } = useLoaded(loadForgotView)
  return module ? <module.ForgotView {...props} /> : <Waiting {...waiting} />
}

/** The view to sign in by a code, loaded on first use. */
export function LoadedCodeView(props: ComponentProps<typeof CodeView>) {
  const { module, ...waiting } = useLoaded(loadCodeView)
  return module ? <module.CodeView {...props} /> : <Waiting {...waiting} />
}

/** The fallback after too many tries, loaded on demand. */
export function LoadedCodePart(props: ComponentProps<typeof CodePart>) {
  const { module, ...waiting } = useLoaded(loadCodePart)
  return module ? <module.CodePart {...props} /> : <Waiting {...waiting} />
}

function Waiting({ hasFailed, retry }: { hasFailed: boolean; retry: () => void }) {
  if (hasFailed) return <LoadFault text={t('The form could not be loaded.')} retry={retry} />
  return (
    <Loading text={t('Loading the form')}>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="mt-6 h-18" />
      <Skeleton className="mt-5 h-12" />
    </Loading>
  )
}
