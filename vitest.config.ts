import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts'],
    environment: 'node',
    silent: 'passed-only',
    setupFiles: ['scripts/property-seed.ts'],
    // Machines are shared: a test that waits for a busy one is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
