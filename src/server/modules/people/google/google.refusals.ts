import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const googleRefusals = {
  'google.off': [404, 'Google sign-in is off for this site.'],
  'google.invalid': [401, 'The Google sign-in has expired. Try again.'],
  'google.unverified': [403, 'Google hasn’t verified this email. Sign in another way.'],
  'google.unreachable': [503, 'We can’t reach Google right now. Sign in another way.'],
  'google.proof': [
    409,
    '{email} already has an account here. Sign in with its password once, or choose a new one through “Forgot your password?”. After that you can sign in with Google.',
  ],
  'google.other': [409, 'The account with {email} is linked to another Google account.'],
  'google.address': [409, 'You chose {email} at Google. Sign in with the same email, or reload the page.'],
  'google.formerMember': [
    409,
    'You used to work on this site, and your account still has its password. Sign in with that.',
  ],
  'google.member': [409, 'You work on this site. Sign in with your password.'],
} as const satisfies RefusalTexts
