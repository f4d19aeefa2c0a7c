import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    silent: 'passed-only',
    // One core is not kept back: nothing else runs beside the tests.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['src/web/**'],
          // As the product runs them: by Node itself, each module read once by all tests of a process.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          isolate: false,
        },
      },
      // What is built before a browser runs it is built for its tests too.
      { extends: true, test: { name: 'web', include: ['src/web/**/*.test.ts'] } },
    ],
    setupFiles: ['scripts/property-seed.ts'],
    // Machines are shared: a test that waits for a busy one is slow, not wrong.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
