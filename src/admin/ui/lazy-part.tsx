import type { ComponentType, ReactNode } from 'react'
import { useLoaded } from '../../client/use-loaded.ts'
import { LoadFault } from '../../ui/load-fault.tsx'
import { arriving } from './arriving.ts'

/** A component whose code is loaded when it is first shown. */
export type Part<Props> = {
  arrived: ComponentType<Props> | undefined
  arrive: () => Promise<Part<Props>>
}

/** Call it outside of components. */
export function partOf<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  const part: Part<Props> = {
    arrived: undefined,
    arrive: async () => {
      part.arrived ??= await arriving(load)
      return part
    },
  }
  return part
}

type Shown<Props> = { of: Part<Props>; with: Props; waiting?: ReactNode }

/**
 * Shows a part. Where its code does not arrive, this part alone says so and tries again: the screen around it, with what was typed
 * there, stays.
 */
export function LazyPart<Props extends object>({ of, with: props, waiting = null }: Shown<Props>) {
  const { hasFailed, retry } = useLoaded(of.arrive)
  const Whole = of.arrived
  if (Whole) return <Whole {...props} />
  return hasFailed ? <LoadFault text="This part did not arrive. Check your connection." retry={retry} /> : waiting
}
