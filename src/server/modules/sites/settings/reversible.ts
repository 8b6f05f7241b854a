import type { ReversibleThings } from '../../module.ts'
import { putSettings, stateOfSettings } from './states.ts'

/** Settings have a constant id, because a site has one set. */
const own = 'site'

export const reversible: ReversibleThings = {
  settings: {
    permission: 'settings',
    acts: ['settings.change'],
    undo: 'settings.undo',
    hold: () => Promise.resolve([own]),
    read: async (ctx) => new Map([[own, await stateOfSettings(ctx)]]),
    nameFields: ['name'],
    put: (ctx, wanted, changed) => putSettings(ctx, wanted.get(own) ?? {}, changed.get(own) ?? []),
    refusals: [
      'media.notFound',
      'payment.mode',
      'settings.aboveMrp',
      'settings.currency',
      'settings.font',
      'settings.home',
      'settings.identity',
      'settings.language',
      'settings.languagePath',
    ],
  },
}
