import { defineModule } from '../../module.ts'
import { discountRoutes } from './discounts.routes.ts'
import { recorded } from './recorded.ts'
import { reversible } from './reversible.ts'

export const discountsModule = defineModule({ name: 'discounts', routes: discountRoutes, recorded, reversible })
