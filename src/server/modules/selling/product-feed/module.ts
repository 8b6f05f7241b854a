import { defineModule } from '../../module.ts'
import { productFeedRoutes } from './product-feed.routes.ts'

export const productFeedModule = defineModule({ name: 'product-feed', routes: productFeedRoutes })
