import { useLoaded } from '../../client/use-loaded.ts'
import type { GoogleButtonProps } from './google-button.tsx'

const load = () => import('./google-button.tsx')

/** Google's button; its code is fetched where a site shows it, and where it does not come there is no button. */
export function LoadedGoogleButton(props: GoogleButtonProps) {
  const { module } = useLoaded(load)
  return module ? <module.GoogleButton {...props} /> : null
}
