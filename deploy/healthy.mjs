// The container's health check: exit 0 while the program is ready.
const port = process.env.PORT ?? '3000'
const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_500) }).catch(
  () => undefined,
)
process.exit(answer?.ok ? 0 : 1)
