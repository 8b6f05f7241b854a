import { personKey } from '../../client/account.ts'
import { showOverPage } from '../../client/over-page.tsx'
import { queryClient } from '../../client/queries.ts'
import type { Person } from '../../shared/people/customer.ts'
import { t } from '../../shared/words.ts'
import { Modal } from '../../ui/modal.tsx'
import { SignInAgain } from './sign-in-again.tsx'

/** Opens a sign-in dialog over the page. @returns whether the same user is signed in again */
export function askAgain(): Promise<boolean> {
  const { email = '' } = queryClient().getQueryData<Person>(personKey) ?? {}
  return new Promise<boolean>((resolve) =>
    showOverPage((leave) => (
      <Modal
        title={t('Your session has ended')}
        className="small-sheet"
        onClose={() => {
          leave()
          resolve(false)
        }}
      >
        {(close) => (
          <div className="px-6 pb-6">
            <SignInAgain
              email={email}
              onSignedIn={() => {
                resolve(true)
                close()
              }}
            />
          </div>
        )}
      </Modal>
    )),
  )
}
