/**
 * Every text that docs/contract.md quotes, exactly as quoted, typing errors included. A site may override each (B2).
 */
export const messages = {
  'server.error': 'Internal server error. Please try again later.',
  'page.unreachable': 'Opps, this page is unreachable. Please content you service provider!',

  'email.invalid': 'Please enter a valid email address.',
  'email.invalid.signup': 'Please enter a valid email',
  'email.notUnique': 'Email is not unique',
  'email.registered': 'Email is already registered.',

  'newsletter.duplicate': 'Email is already subscribed',
  'newsletter.subscribed': 'Subscription successful!',
  'newsletter.unsubscribed': 'Unsubscription successful!',
  'newsletter.subscribeFailed': 'Failed to Subscribe! ',
  'newsletter.unsubscribeFailed': 'Failed to Unsubscribe! ',
  'newsletter.reason': 'Please enter a reason',

  'signup.firstName': 'First Name required',
  'signup.lastName': 'Last Name required',
  'signup.email': 'Email required',
  'signup.password': 'Password required',
  'signup.confirmPassword': 'Confirm Password required',
  'signup.mismatch': 'Passwords do not match',
  'signup.mobile': 'Mobile Number required',
  'signup.birthDate': 'Birth Date required',
  'signup.gender': 'Gender required',

  'cart.added': 'success added in cart',
  'cart.failed': 'failed please try again',
  'wishlist.failed': 'invalid',

  'comment.empty': 'Comment cannot be empty',
  'comment.failed': 'Failed to submit comment. Please try again.',

  'contact.sent': 'Thank you! Your message has been sent successfully.',

  'otp.invalid': 'Please enter valid otp.',
  'otp.failed': 'Internal server error',

  'reset.password':
    'Password must be at least 3 characters long and include at least one uppercase letter, one lowercase letter, and one digit.',
  'reset.mismatch': 'Password and confirm password dosenot match.',

  'organisation.firstName': 'Please enter atleast three or max 20 character First Name',
  'organisation.lastName': 'Please enter atleast three or max 20 character Last Name',
  'organisation.name':
    'Please enter atleast three or max 100 character organization Names, only alphabets and space are allowed.',
  'organisation.password':
    'Please enter at least 8 characters,1 of these special characters @$!%*?&,1 uppercase character and 1 number.',
  'organisation.mismatch': 'Password and conifrm password dosenot match.',
  'organisation.failed': 'Your request is not processed',

  'blog.empty': 'Blog Not Found',
  'product.empty': 'Product not found',
  'filters.title': 'Filters',
  'product.addToBag': 'Add to bag',
} as const

export type MessageName = keyof typeof messages
