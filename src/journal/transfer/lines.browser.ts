/** The lines of a file, read as a stream. */
export async function* linesOf(file: Blob): AsyncGenerator<string> {
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value = '' } = await reader.read()
    rest += value
    if (value.includes('\n')) {
      const lines = rest.split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
    if (!done) continue
    if (rest !== '') yield rest
    return
  }
}
