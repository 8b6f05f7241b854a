import { usePreview } from '../../features/account/at-home.ts'
import { person } from '../../features/account/preview.ts'
import { Band } from '../../ui/band.tsx'
import { Island } from '../define/island.tsx'
import type { ProfileSection } from './profile.schema.ts'
import ProfilePage from './profile-page.island.tsx'

/** The signed-in user's name, mobile number, date of birth and gender. */
export function ProfileView({ props }: { props: ProfileSection }) {
  const preview = usePreview('profile', person)
  return (
    <Band band={props}>
      <Island
        name="profile-page"
        needs="Your profile"
        of={ProfilePage}
        props={{ heading: props.heading, preview }}
        start="load"
      />
    </Band>
  )
}
