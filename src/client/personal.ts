import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAddressBar } from './address-bar.ts'
import { isLeaving } from './leave.ts'
import { goToLogin, useSignedIn } from './session.ts'

export type Personal<T> = {
  /** Undefined in the server's HTML and until the answer is there. */
  data: T | undefined
  /** Text of the error if loading failed. */
  fault: string | undefined
  retry: () => void
}

type Options<T> = {
  key: unknown[]
  run: () => Promise<T>
  /** Sample shown in place of personal data in the gallery and the builder: no call is made. */
  preview?: T | null
  /** Asks again after so many milliseconds; false ends it. */
  again?: (data: T | undefined) => number | false
  ready?: boolean
  /** Whether this browser has such data: `useHasBag` for a guest's as well (B301). */
  useOwn?: (() => boolean) | undefined
  /** Whether a visitor stays on the page, which says what to do; otherwise they are sent to sign in. */
  mayStay?: boolean | undefined
}

/** Data of the signed-in customer or guest; a visitor is sent to sign in and back, unless they may stay. */
export function usePersonal<T>({
  key,
  run,
  preview = null,
  again,
  ready = true,
  useOwn = useSignedIn,
  mayStay = false,
}: Options<T>): Personal<T> {
  const inBrowser = useAddressBar() !== undefined
  const has = useOwn()
  const mustSignIn = preview === null && inBrowser && !has && !mayStay
  useEffect(() => {
    if (mustSignIn && !isLeaving()) goToLogin()
  }, [mustSignIn])
  const query = useQuery<T, Error, T>({
    queryKey: key,
    queryFn: run,
    enabled: preview === null && has && ready,
    refetchInterval: again && (({ state }) => again(state.data)),
  })
  // Another island may have loaded it already, and the first rendering must equal the server's.
  const loaded = inBrowser && has ? query.data : undefined
  return {
    data: preview ?? loaded,
    fault: inBrowser && loaded === undefined ? query.error?.message : undefined,
    retry: () => void query.refetch(),
  }
}
