import { Screen } from '../ui/screen.tsx'
import { SecurityParts } from './security-parts.tsx'

/** How the person signs in; the same for all the sites of their account. */
export function SecurityScreen() {
  return (
    <Screen title="Security" note="How you sign in. It is the same for all your sites." measure="narrow">
      <SecurityParts />
    </Screen>
  )
}
