import { signOut } from '../../client/account.ts'
import type { Person } from '../../shared/people/customer.ts'
import { Button } from '../../ui/button.tsx'
import { SecurityParts } from '../security/security-parts.tsx'
import { OwnSites } from '../sites/own-sites.tsx'
import { Screen } from '../ui/screen.tsx'

/** The platform host's home page for a user without operator access: a list of their sites. */
export function AccountHome({ me }: { me: Person }) {
  return (
    <main>
      <Screen
        measure="narrow"
        title="Your sites"
        note={`You are signed in as ${me.email}.`}
        actions={
          <Button look="secondary" onClick={() => void signOut()}>
            Sign out
          </Button>
        }
      >
        <OwnSites />
        <div className="mt-10">
          <SecurityParts />
        </div>
      </Screen>
    </main>
  )
}
