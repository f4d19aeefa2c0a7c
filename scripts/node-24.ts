// Imported first by every script: TypeScript without a build needs Node 24.
if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    `This needs Node 24 and is running on Node ${process.versions.node}. Use the npm scripts (npm start, npm test, …), which bring their own.\n`,
  )
  process.exit(1)
}
