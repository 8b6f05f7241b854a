import { useEffect, useState } from 'react'

type Loaded<Module> = { module: Module | undefined; hasFailed: boolean; retry: () => void }

/**
 * Lazily loads a module when the component first renders, for what few visits need.
 * @param load the same function every time: `() => import('./form.tsx')`, outside of the component
 */
export function useLoaded<Module extends object>(load: () => Promise<Module>): Loaded<Module> {
  const [module, setModule] = useState<Module>()
  const [fault, setFault] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads once more
  useEffect(() => {
    let left = false
    load().then(
      (loaded) => left || setModule(() => loaded),
      (error: unknown) => left || setFault(error),
    )
    return () => {
      left = true
    }
  }, [load, attempt])
  return {
    module,
    hasFailed: module === undefined && fault !== undefined,
    retry: () => {
      setFault(undefined)
      setAttempt(attempt + 1)
    },
  }
}
