import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const settingsRefusals = {
  'settings.aboveMrp': [409, 'Something is sold above its MRP. Please change its price or its MRP first.'],
  'settings.changed': [
    409,
    'Somebody else has changed the settings since you opened them. Please reload to see them; what you entered is not saved.',
  ],
  'settings.currency': [409, 'The currency cannot change any more: there are orders, and their amounts are in it.'],
  'settings.identity': [400, '{fault}'],
  'settings.font': [409, 'There is no font called “{family}”.'],
  'settings.language': [400, 'The site is written in this language already.'],
  'settings.languagePath': [
    409,
    'Addresses of this language would begin like that of the page {path}. Please move the page first.',
  ],
  'settings.home': [409, 'No page is published at "{path}".'],
} as const satisfies RefusalTexts
