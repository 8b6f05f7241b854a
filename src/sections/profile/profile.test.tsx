// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { mount } from '../../../tests/support/screens/mount.tsx'
import { IslandRoot } from '../../client/island-root.tsx'
import { person } from '../../features/account/preview.ts'
import ProfilePage from './profile-page.island.tsx'

// Shows S90.
test('the sign-in email is shown with its confirmation state and a way to change it', async () => {
  mount(
    <IslandRoot>
      <ProfilePage heading="Profile" preview={person} />
    </IslandRoot>,
  )
  const email = () => [...document.querySelectorAll('section')].map(({ textContent }) => textContent).join()
  await expect.poll(email).toContain('customer@example.comConfirmedChange email')
})
