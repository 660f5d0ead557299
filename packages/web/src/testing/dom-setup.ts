import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// The library unmounts by itself only where vitest's functions are global, and ours are imported.
afterEach(cleanup)
