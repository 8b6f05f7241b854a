import { usePreview } from '../../features/account/at-home.ts'
import { person } from '../../features/account/preview.ts'
import { Band } from '../../ui/band.tsx'
import { Island } from '../define/island.tsx'
import { defineSection } from '../define/section.ts'
import { type ProfileSection, sample, schema } from './profile.schema.ts'
import ProfilePage from './profile-page.island.tsx'

/** The signed-in user's name, mobile number, date of birth and gender. */
function ProfileView({ props }: { props: ProfileSection }) {
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

export const profile = defineSection({
  type: 'profile',
  title: 'Profile',
  category: 'account',
  schema,
  sample,
  view: ProfileView,
  only: 'profile',
})
