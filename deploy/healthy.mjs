// Exit 0 while the program in this container answers and reaches its database.
const port = process.env.PORT ?? '3000'
const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_500) }).catch(
  () => undefined,
)
process.exit(answer?.ok ? 0 : 1)
