export { wishlistJobs } from './price-drops.ts'
export { wishlistRoutes } from './wishlist.routes.ts'
export { forgetWishlist, readWishlist } from './wishlist.ts'
