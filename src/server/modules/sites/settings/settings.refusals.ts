import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const settingsRefusals = {
  'settings.aboveMrp': [409, 'Some products are priced above their MRP. Change their price or MRP first.'],
  'settings.changed': [
    409,
    'Another user changed the settings while you were editing, so your changes weren’t saved. Reload to see theirs.',
  ],
  'settings.currency': [409, 'The currency can’t be changed once there are orders: their amounts are in it.'],
  'settings.identity': [400, '{fault}'],
  'settings.font': [409, 'There is no font named “{family}”.'],
  'settings.language': [400, 'The site is already written in this language.'],
  'settings.languagePath': [409, 'Addresses in this language would clash with the page {path}. Move the page first.'],
  'settings.home': [409, 'No page is published at "{path}".'],
} as const satisfies RefusalTexts
