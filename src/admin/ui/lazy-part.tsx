import { type ComponentType, type ReactNode, useState } from 'react'
import { useLoaded } from '../../client/use-loaded.ts'
import { LoadFault } from '../../ui/load-fault.tsx'
import { arriving } from './arriving.ts'

/** A component whose code is loaded when it is first shown. */
export type Part<Props> = {
  arrived: ComponentType<Props> | undefined
  arrive: () => Promise<{ Whole: ComponentType<Props> }>
}

/** Call it outside of components. */
export function partOf<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  const part: Part<Props> = {
    arrived: undefined,
    arrive: async () => {
      part.arrived ??= await arriving(load)
      return { Whole: part.arrived }
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
  const [known] = useState(() => of.arrived)
  const { module, hasFailed, retry } = useLoaded(of.arrive)
  const Whole = known ?? module?.Whole
  if (Whole) return <Whole {...props} />
  return hasFailed ? <LoadFault text="This part did not arrive. Check your connection." retry={retry} /> : waiting
}
