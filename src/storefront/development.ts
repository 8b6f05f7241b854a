// Loaded instead of start.ts while developing: the page reloads by itself when a source changes.
import 'vite/client'
import './start.ts'
