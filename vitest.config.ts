import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts'],
    environment: 'node',
    silent: 'passed-only',
    // One core is not kept back: nothing else runs beside the tests.
    maxWorkers: '100%',
    setupFiles: ['scripts/property-seed.ts'],
    // Machines are shared: a test that waits for a busy one is slow, not wrong.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
