export { galleryPage, lookPage, lookView } from './gallery.tsx'
