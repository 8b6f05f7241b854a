import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const googleRefusals = {
  'google.off': [404, 'Nobody signs in by Google on this site.'],
  'google.invalid': [401, 'What Google answered is over or was used already. Please try once more.'],
  'google.unverified': [403, 'Google has not verified this email. Please sign in in another way.'],
  'google.unreachable': [503, 'Google cannot be asked at the moment. Please sign in in another way.'],
  'google.proof': [
    409,
    'There is an account with {email} here. Please sign in with its password once, or choose a new one by “Forgot your password?”. From then on Google signs you in.',
  ],
  'google.other': [409, 'The account with {email} belongs to another Google account.'],
  'google.address': [
    409,
    'You have chosen {email} at Google. Please sign in with the same email, or load the page again.',
  ],
  'google.formerMember': [
    409,
    'You worked on this site before, and your account still has its password. Please sign in with that.',
  ],
  'google.member': [409, 'You work on this site. Please sign in with your password.'],
} as const satisfies RefusalTexts
