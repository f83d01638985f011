/** Saves a file that the page made. */
export function downloadFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
